import type { FpBanner } from '@fleet-portal/elements/banner';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { Banner } from '../wrappers/banner.ts';
import { useNotices, type PortalBanner } from './notices-context.ts';
import { useShownNotices } from './shown-notices.ts';
import { useFocusOnward } from './use-focus-onward.ts';

/** The banners, the newest last (BAN-01). */
export default function Banners() {
  return useShownNotices().banners.map((banner) => <Line key={banner.id} banner={banner} />);
}

function Line({ banner }: { banner: PortalBanner }) {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { hideBanner } = useNotices();
  const line = useFocusOnward<FpBanner>();
  const { id, text, variant, actions, showCloseIcon, onAction, onClose } = banner;
  return (
    <Banner
      ref={line}
      text={text}
      variant={variant}
      actions={actions}
      closable={showCloseIcon}
      locale={locale}
      theme={market.theme}
      onBannerAction={({ action }) => onAction?.(action)}
      onBannerClose={(event) => {
        // Hidden by itself it would lose the focus before anybody could move it on.
        event.preventDefault();
        hideBanner(id);
        onClose?.();
      }}
    />
  );
}
