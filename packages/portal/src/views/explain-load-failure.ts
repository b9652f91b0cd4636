import { loadFailure, nameAndMessageOf, ViewFailure } from '@fleet-portal/model/rules';

const scriptTypes = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;
/** An explanation is not worth a longer wait, in ms. */
const patience = 3000;

/**
 * Says why a module did not load: a browser tells only that it did not. Asks the server once more where it is this site's own.
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
  // It is there now: what did not come was an import of its own, or it did not come a moment ago.
  const { kind } = loadFailure(error);
  const what =
    kind === 'missing' ? `${address}, or one that it imports, did not come` : `${address} cannot run`;
  throw new ViewFailure(kind, `The module ${what} (${cause})`, error);
}

function answerOf(address: string): Promise<Response | null> {
  const options = { method: 'HEAD', signal: AbortSignal.timeout(patience) };
  return fetch(address, options).catch(() => null);
}
