import { localePath } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { LockedDrawing } from './parts/drawings.tsx';
import { HomeLink } from './parts/HomeLink.tsx';
import { Reference } from './parts/Reference.tsx';
import { useLoginBackTo } from './parts/use-login-back-to.ts';
import { useLoginHref } from './parts/use-login-href.ts';

/** The page for users whom the sign-in service refuses (RTE-06); offers to sign in again if the market has a login (GAT-10). */
export default function SignInErrorPage() {
  const { locale, messages } = useLocale();
  const { userCanSignIn } = usePortal().market;
  const returnTo = localePath(locale, '/');
  useLoginBackTo(returnTo);
  const login = useLoginHref(returnTo);
  return (
    <ErrorView
      title={messages.signInErrorTitle}
      alert={messages.signInErrorText}
      advice={userCanSignIn ? messages.signInErrorAdvice : messages.notFoundAdvice}
      drawing={<LockedDrawing />}
      actions={
        <>
          {userCanSignIn && (
            <a className="button" href={login}>
              {messages.logIn}
            </a>
          )}
          <HomeLink isQuiet={userCanSignIn} />
        </>
      }
    >
      <Reference />
    </ErrorView>
  );
}
