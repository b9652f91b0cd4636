import { format } from '@fleet-portal/model/messages';
import {
  localePath,
  logoutHref,
  missingPermissions,
  pageHref,
  mailHref,
  pageTitleAt,
  permissionName,
} from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { LockedDrawing } from './parts/drawings.tsx';
import { HomeLink } from './parts/HomeLink.tsx';
import { PermissionList } from './parts/PermissionList.tsx';
import { SimplePage } from './parts/SimplePage.tsx';
import { useLoginBackTo } from './parts/use-login-back-to.ts';
import { useLoginHref } from './parts/use-login-href.ts';
import { useOriginQuery } from './parts/use-origin-query.ts';

/**
 * Says which permissions the user lacks, and for which page (GAT-03). The query may be forged or outdated:
 * only permissions that the user does not hold count as missing. If the market has no login, nothing leads to it (GAT-10).
 */
export default function ForbiddenPage() {
  const { locale, messages } = useLocale();
  const portal = usePortal();
  const { session, isSignedIn, signOut } = useSession();
  const { origin, permissions } = useOriginQuery();
  const missing = missingPermissions(permissions, session);
  const isHeld = isSignedIn && permissions.length > 0 && missing.length === 0;
  const { userCanSignIn } = portal.market;
  const hasFirstAction = isSignedIn ? missing.length > 0 : userCanSignIn;
  const page = origin && (pageTitleAt(origin, portal, locale, messages) || origin);
  const returnTo = origin || localePath(locale, '/');
  useLoginBackTo(returnTo);
  const login = useLoginHref(returnTo);
  const signedOut = userCanSignIn
    ? { alert: messages.forbiddenSignedOut, advice: messages.forbiddenSignedOutAdvice }
    : { alert: messages.forbiddenNoLogin, advice: messages.notFoundAdvice };
  const says = isSignedIn ? { alert: messages.forbiddenText, advice: messages.forbiddenAdvice } : signedOut;

  const request = () => {
    const names = missing.map((code) => `- ${permissionName(code, messages)} (${code})`).join('\n');
    const text = format(messages.forbiddenEmailText, { permissions: names });
    const address = new URL(returnTo, location.origin).href;
    return mailHref({ subject: messages.forbiddenEmailSubject, text: `${text}\n\n${address}` });
  };

  if (isHeld) return <PermittedPage href={origin} />;
  return (
    <ErrorView
      title={messages.forbiddenTitle}
      {...says}
      drawing={<LockedDrawing />}
      actions={
        <>
          {isSignedIn && missing.length > 0 && (
            <a className="button" href={request()}>
              {messages.forbiddenAsk}
            </a>
          )}
          {!isSignedIn && userCanSignIn && (
            <a className="button" href={login}>
              {messages.logIn}
            </a>
          )}
          <HomeLink isQuiet={hasFirstAction} />
          {isSignedIn && userCanSignIn && (
            <button type="button" className="button button-quiet" onClick={() => signOut(logoutHref(login))}>
              {messages.logInAsOther}
            </button>
          )}
        </>
      }
    >
      {(missing.length > 0 || origin) && (
        <dl className="details">
          {missing.length > 0 && (
            <div>
              <dt>{isSignedIn ? messages.forbiddenMissing : messages.forbiddenNeeded}</dt>
              <dd>
                <PermissionList permissions={missing} withCodes />
              </dd>
            </div>
          )}
          {origin && (
            <div>
              <dt>{messages.pageAsked}</dt>
              <dd>
                <a href={origin}>{page}</a>
              </dd>
            </div>
          )}
        </dl>
      )}
    </ErrorView>
  );
}

/** Shown if the user holds all permissions in the address: it is outdated, or made up. */
function PermittedPage({ href }: { href: string }) {
  const { locale, messages } = useLocale();
  return (
    <SimplePage title={messages.forbiddenHeldTitle} text={messages.forbiddenHeldText}>
      <p className="prose">{messages.forbiddenHeldAdvice}</p>
      <div className="row">
        {href && (
          <a className="button" href={href}>
            {messages.forbiddenOpenAgain}
          </a>
        )}
        <HomeLink isQuiet />
        <a className="button button-quiet" href={pageHref('contactUs', locale)}>
          {messages.contactUsLink}
        </a>
      </div>
    </SimplePage>
  );
}
