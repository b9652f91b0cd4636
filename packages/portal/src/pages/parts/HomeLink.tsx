import { localePath } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';

/** The way from a page without any other to where the site begins; quiet where something else comes first. */
export function HomeLink({ isQuiet = false }: { isQuiet?: boolean }) {
  const { locale, messages } = useLocale();
  return (
    <a className={isQuiet ? 'button button-quiet' : 'button'} href={localePath(locale, '/')}>
      {messages.goHome}
    </a>
  );
}
