/** A place with chargers; power in kW, price per kWh. */
export interface Site {
  id: string;
  name: string;
  power: number;
  free: number;
  total: number;
  price: number;
}

const address = '/views/data/charging-sites.json';

export async function loadSites(signal: AbortSignal): Promise<Site[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Site[];
}

/** The maximum charging power of the sample fleet's vehicles, in kW. */
const vehicleLimit = 100;
const batterySize = 68;

export interface Plan {
  /** In minutes. */
  time: number;
  energy: number;
  cost: number;
}

/** The time, energy and cost to charge a battery from one level to another, both in percent. */
export function planFor(site: Site, from: number, to: number): Plan {
  const energy = (batterySize * Math.max(0, to - from)) / 100;
  const hours = energy / Math.min(site.power, vehicleLimit);
  return { time: Math.ceil(hours * 60), energy, cost: energy * site.price };
}
