import { loginHref } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { ErrorView } from '../shell/ErrorView.tsx';
import { Reference } from './parts/Reference.tsx';

/** Where the sign-in service sends those whom it does not let in (RTE-06). */
export default function SignInErrorPage() {
  const { locale, messages } = useLocale();
  const { signInType } = usePortal().market;
  return (
    <ErrorView
      title={messages.signInErrorTitle}
      alert={messages.signInErrorText}
      advice={messages.signInErrorAdvice}
      drawing="locked"
      actions={
        <>
          <a className="button" href={loginHref({ locale, returnTo: `/${locale}/`, signInType })}>
            {messages.logIn}
          </a>
          <a className="button button-quiet" href={`/${locale}/`}>
            {messages.goHome}
          </a>
        </>
      }
    >
      <Reference />
    </ErrorView>
  );
}
