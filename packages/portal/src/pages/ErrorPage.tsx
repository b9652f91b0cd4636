import { localePath } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { HomeLink } from './parts/HomeLink.tsx';
import { Reference } from './parts/Reference.tsx';
import { useLoginBackTo } from './parts/use-login-back-to.ts';
import { useOriginQuery } from './parts/use-origin-query.ts';

/**
 * The page to which a server or another application sends users when something has failed. If the address names the page that failed,
 * Refresh leads there, since reloading this one would change nothing. So does the header's login, which leads home if none is named.
 */
export default function ErrorPage() {
  const { locale, messages } = useLocale();
  const { origin } = useOriginQuery();
  useLoginBackTo(origin || localePath(locale, '/'));
  return (
    <ErrorView
      title={messages.errorTitle}
      alert={messages.errorText}
      advice={messages.errorAdvice}
      actions={
        <>
          {origin ? (
            <a className="button" href={origin}>
              {messages.refresh}
            </a>
          ) : (
            <button type="button" className="button" onClick={() => location.reload()}>
              {messages.refresh}
            </button>
          )}
          <HomeLink isQuiet />
        </>
      }
    >
      <Reference />
    </ErrorView>
  );
}
