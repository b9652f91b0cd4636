import { logIn } from '../../../../test/helpers/backend.ts';
import type { OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

/** Lets another tab of this browser say something to this one: that the session ended, or whose the server knows. */
export function hearFromOtherTab(message: 'signed-out' | { sessionId: string | null }): void {
  const otherTab = new BroadcastChannel('fp-session');
  otherTab.postMessage(message);
  otherTab.close();
}

/** Signs somebody else in, once no call of the portal is under way: what was asked for the person before would be refused. */
export async function logInElsewhere({ begun, ended }: OpenPortal, person: string): Promise<void> {
  await waitUntil(() => ended.length === begun.length, 'no call is under way');
  await logIn(person);
}

/** Lets the person act for another of their companies, as another tab would: this page hears of it by a message alone. */
export async function chooseCompany(companyId: string): Promise<void> {
  const answer = await fetch('/demo/companies/chosen', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ companyId }),
  });
  if (!answer.ok) throw new Error(`No company was chosen: ${answer.status}`);
}
