import { loginHref, logoutHref, readOriginQuery } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useQuery } from '../router/use-query.ts';
import { useSession } from '../session/session-context.ts';
import { ErrorView } from '../shell/ErrorView.tsx';

/** Says which permissions the person lacks, and for which page (GAT-03). The query may be anybody's work. */
export default function ForbiddenPage() {
  const { locale, messages } = useLocale();
  const { signInType } = usePortal().market;
  const { isSignedIn, signOut } = useSession();
  const { origin, permissions } = readOriginQuery(useQuery().toString(), location.origin);
  const login = loginHref({ locale, returnTo: origin || `/${locale}/`, signInType });

  return (
    <ErrorView
      title={messages.forbiddenTitle}
      alert={isSignedIn ? messages.forbiddenText : messages.forbiddenSignedOut}
      advice={messages.forbiddenAdvice}
      drawing="locked"
      actions={
        <>
          <a className="button" href={`/${locale}/`}>
            {messages.goHome}
          </a>
          {isSignedIn ? (
            <button type="button" className="button button-quiet" onClick={() => signOut(logoutHref(login))}>
              {messages.logInAsOther}
            </button>
          ) : (
            <a className="button button-quiet" href={login}>
              {messages.logIn}
            </a>
          )}
        </>
      }
    >
      <dl className="details">
        {permissions.length > 0 && (
          <div>
            <dt>{messages.forbiddenMissing}</dt>
            <dd>
              <ul className="tags">
                {permissions.map((permission) => (
                  <li key={permission}>{permission}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {origin && (
          <div>
            <dt>{messages.forbiddenOrigin}</dt>
            <dd>
              <a href={origin}>{origin}</a>
            </dd>
          </div>
        )}
      </dl>
    </ErrorView>
  );
}
