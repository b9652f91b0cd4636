export interface Setting {
  category: string;
  isWanted: boolean;
}

const address = '/demo/notification-settings';

export function loadSettings(signal: AbortSignal): Promise<Setting[]> {
  return settingsFrom(fetch(address, { signal }));
}

/** The portal counts the notifications anew: there are fewer or more of them now. */
export async function saveSetting(setting: Setting, signal: AbortSignal): Promise<Setting[]> {
  const saved = await settingsFrom(
    fetch(address, {
      method: 'PUT',
      signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(setting),
    }),
  );
  window.dispatchEvent(new Event('fpg-request-refresh-notifications'));
  return saved;
}

async function settingsFrom(call: Promise<Response>): Promise<Setting[]> {
  const response = await call;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as { categories: Setting[] }).categories;
}
