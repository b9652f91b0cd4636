import { getCart } from '@fleet-portal/model/api';
import { cartLink } from '@fleet-portal/model/rules';
import { useEffect, useState } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';

/** How much lies in the cart; 0 where the market has no cart, nobody is signed in, or the shop does not answer. */
export function useCartQuantity(): number {
  const { environment, market } = usePortal();
  const { session, isSignedIn } = useSession();
  const { locale } = useLocale();
  const [quantity, setQuantity] = useState(0);
  const hasCart = isSignedIn && cartLink(market, session, locale) !== null;

  useEffect(() => {
    if (!hasCart) return undefined;
    const stop = new AbortController();
    getCart(environment.ENV_BASE_URL, { signal: stop.signal })
      .then((cart) => setQuantity(cart.items.reduce((sum, item) => sum + item.quantity, 0)))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn(`The cart's quantity is not shown: ${String(error)}`);
      });
    return () => stop.abort();
  }, [environment, hasCart]);
  return hasCart ? quantity : 0;
}
