export interface Company {
  companyId: string;
  companyName: string;
}

const address = '/demo/companies';

/** The companies that the user may act for. */
export async function loadCompanies(signal: AbortSignal): Promise<Company[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as { companies: Company[] }).companies;
}

/** Stores the choice in the session. */
export async function chooseCompany(companyId: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${address}/chosen`, {
    method: 'PUT',
    signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ companyId }),
  });
  if (!response.ok) throw new Error(`${address}/chosen answered ${response.status}`);
}

/** Makes the shell refresh the user info, so that every view gets the new company; reloads the page if that fails. */
export function tellShell(signal: AbortSignal): void {
  const answered = new AbortController();
  const open = { signal: AbortSignal.any([signal, answered.signal]) };
  window.addEventListener('fpg-user-info-updated', () => answered.abort(), open);
  window.addEventListener('fpg-user-info-not-updated', () => location.reload(), open);
  window.dispatchEvent(new Event('fpg-request-refresh-user-info'));
}
