import { getCart } from '@fleet-portal/model/api';
import { cartLink, cartQuantity, personKey } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { useAnswer } from '../loading/use-answer.ts';

/**
 * The number of items in the cart, requested anew for each session and company and on each return to the page; 0 if the market has no
 * cart, nobody is signed in, or the shop does not answer.
 */
export function useCartQuantity(): number {
  const { environment, market } = usePortal();
  const { session, isSignedIn, returns } = useSession();
  const { locale } = useLocale();
  const base = environment.ENV_BASE_URL;
  const hasCart = isSignedIn && cartLink(market, session, locale) !== null;
  const ask = useMemo(
    () => (hasCart ? (signal: AbortSignal) => getCart(base, { signal }) : null),
    [base, hasCart],
  );
  const cart = useAnswer({
    ask,
    about: personKey(session),
    again: `${returns} ${session.SESSIONID}`,
    warning: 'The cart’s quantity is not shown',
  });
  return cart ? cartQuantity(cart) : 0;
}
