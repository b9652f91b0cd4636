import { logIn } from '../../../../test/helpers/backend.ts';
import type { OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

/** Sends a message from another tab of this browser: the session has ended, or the id of the server's session. */
export function hearFromOtherTab(message: 'signed-out' | { sessionId: string | null }): void {
  const otherTab = new BroadcastChannel('fp-session');
  otherTab.postMessage(message);
  otherTab.close();
}

/** Signs somebody else in once the portal has no pending calls, since calls made for the previous user would be refused. */
export async function logInElsewhere({ begun, ended }: OpenPortal, person: string): Promise<void> {
  await waitUntil(() => ended.length === begun.length, 'no call is under way');
  await logIn(person);
}

/** Chooses another company of the user as another tab does: this page only learns of it by a message. */
export async function chooseCompany(companyId: string): Promise<void> {
  const answer = await fetch('/demo/companies/chosen', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ companyId }),
  });
  if (!answer.ok) throw new Error(`No company was chosen: ${answer.status}`);
}
