import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { Banner } from '../wrappers/banner.ts';
import { useNotices, type PortalBanner } from './notices-context.ts';
import { useShownNotices } from './shown-notices.ts';

/** The banners, the newest last (BAN-01). */
export default function Banners() {
  return useShownNotices().banners.map((banner) => <Line key={banner.id} banner={banner} />);
}

function Line({ banner }: { banner: PortalBanner }) {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { hideBanner } = useNotices();
  const { id, text, variant, actions, showCloseIcon, onAction, onClose } = banner;
  return (
    <Banner
      text={text}
      variant={variant}
      actions={actions}
      closable={showCloseIcon}
      locale={locale}
      theme={market.theme}
      onBannerAction={({ action }) => onAction?.(action)}
      onBannerClose={() => {
        hideBanner(id);
        onClose?.();
      }}
    />
  );
}
