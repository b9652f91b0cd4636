import { homeHref } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useSession } from '../../session/session-context.ts';

/** The way from a page without any other to where the site begins (RTE-11); quiet where something else comes first. */
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
