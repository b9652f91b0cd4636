export interface Setting {
  category: string;
  isWanted: boolean;
}

const address = '/demo/notification-settings';

export function loadSettings(signal: AbortSignal): Promise<Setting[]> {
  return settingsFrom(fetch(address, { signal }));
}

export function saveSetting(setting: Setting, signal: AbortSignal): Promise<Setting[]> {
  return settingsFrom(
    fetch(address, {
      method: 'PUT',
      signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(setting),
    }),
  );
}

async function settingsFrom(call: Promise<Response>): Promise<Setting[]> {
  const response = await call;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as { categories: Setting[] }).categories;
}
