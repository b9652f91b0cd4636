import { homeHref } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useSession } from '../../session/session-context.ts';

/** The link to the site's home (RTE-11) on pages that are dead ends; quiet if another action comes first. */
export function HomeLink({ isQuiet = false }: { isQuiet?: boolean }) {
  const { market } = usePortal();
  const { session } = useSession();
  const { locale, messages } = useLocale();
  return (
    <a className={isQuiet ? 'button button-quiet' : 'button'} href={homeHref(market, session, locale)}>
      {messages.goHome}
    </a>
  );
}
