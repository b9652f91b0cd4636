import { useLayoutEffect, useRef } from 'react';
import { useNotices, type PortalBanner } from './notices-context.ts';

/** Shows a banner while it is set, until the user closes it; a change of its texts, as in another language, does not bring it back. */
export function useBanner(banner: PortalBanner | null): void {
  const { showBanner, hideBanner } = useNotices();
  const isClosed = useRef(false);
  const id = banner?.id;

  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    isClosed.current = false;
    return () => hideBanner(id);
  }, [hideBanner, id]);

  useLayoutEffect(() => {
    if (!banner || isClosed.current) return;
    const onClose = () => {
      isClosed.current = true;
      banner.onClose?.();
    };
    showBanner({ ...banner, onClose });
  }, [banner, showBanner]);
}
