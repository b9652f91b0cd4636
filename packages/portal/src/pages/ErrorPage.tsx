import { localePath } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { HomeLink } from './parts/HomeLink.tsx';
import { Reference } from './parts/Reference.tsx';
import { useLoginBackTo } from './parts/use-login-back-to.ts';
import { useOriginQuery } from './parts/use-origin-query.ts';

/**
 * The address that a server or another application sends people to when something has failed. Refresh leads to the page
 * that failed where the address names it: loading this one again would change nothing. So does the
 * header's sign-in, which leads home where none is named.
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
