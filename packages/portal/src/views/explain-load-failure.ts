import { loadFailure, nameAndMessageOf, ViewFailure } from '@fleet-portal/model/rules';

const scriptTypes = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;
/** In ms; an explanation is not worth a longer wait. */
const patience = 3000;

/**
 * Finds out why a module did not load, since browsers do not say. If it is on this site, the server is asked once more.
 * @throws ViewFailure always
 */
export async function explainLoadFailure(address: string, error: unknown): Promise<never> {
  const cause = nameAndMessageOf(error);
  const answer = new URL(address).origin === location.origin ? await answerOf(address) : null;
  if (!answer) throw new ViewFailure('missing', `The module ${address} did not come (${cause})`, error);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok)
    throw new ViewFailure('missing', `The server answered ${answer.status} to ${address}`, error);
  if (!scriptTypes.test(type))
    throw new ViewFailure(
      'missing',
      `The server answered with ${type || 'something unnamed'} in place of JavaScript to ${address}`,
      error,
    );
  // The module itself is available now: either one of its imports failed, or it was unavailable only for a moment.
  const { kind } = loadFailure(error);
  const what =
    kind === 'missing' ? `${address}, or one that it imports, did not come` : `${address} cannot run`;
  throw new ViewFailure(kind, `The module ${what} (${cause})`, error);
}

function answerOf(address: string): Promise<Response | null> {
  const options = { method: 'HEAD', signal: AbortSignal.timeout(patience) };
  return fetch(address, options).catch(() => null);
}
