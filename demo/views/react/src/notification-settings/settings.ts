export interface Setting {
  category: string;
  isWanted: boolean;
}

const address = '/demo/notification-settings';

export async function loadSettings(signal: AbortSignal): Promise<Setting[]> {
  const response = await call({ signal });
  return ((await response.json()) as { categories: Setting[] }).categories;
}

/** Saves a setting, and makes the portal reload the notifications, whose number may have changed. */
export async function saveSetting(setting: Setting, signal: AbortSignal): Promise<void> {
  await call({
    method: 'PUT',
    signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(setting),
  });
  window.dispatchEvent(new Event('fpg-request-refresh-notifications'));
}

async function call(options: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
