import { format } from '@fleet-portal/model/messages';
import { pageHref } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useSession } from '../../session/session-context.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { useLoginHref } from '../parts/use-login-href.ts';
import { CheckLine } from './CheckLine.tsx';
import { connectionChecks } from './checks.ts';
import { useChecks } from './use-checks.ts';

/**
 * Checks for every call that the portal needs whether the service behind the gateway answers, and how fast. If the market has a login, it
 * offers to sign in for the calls that need a user (GAT-10).
 */
export default function ApigeeTestPage() {
  const { environment, market, table } = usePortal();
  const { id: marketId, userCanSignIn } = market;
  const { isSignedIn } = useSession();
  const { locale, messages } = useLocale();
  const checks = useMemo(
    () => connectionChecks({ environment, marketId, table, locale, isSignedIn }),
    [environment, isSignedIn, locale, marketId, table],
  );
  const [results, again] = useChecks(checks);
  const total = checks.length;
  const failed = results.filter(({ kind }) => kind === 'failed').length;
  const isRunning = results.length < total;
  const mayLogIn = !isSignedIn && userCanSignIn;
  const login = useLoginHref(pageHref('apigeeTest', locale));

  return (
    <>
      <PageTitle title={messages.apigeeTestTitle}>{messages.apigeeTestText}</PageTitle>
      <div className="stack">
        <div role="status">
          {isRunning && <p className="alert alert-info">{format(messages.checkRunning, { total })}</p>}
          {!isRunning && failed === 0 && (
            <p className="alert alert-success">{format(messages.checkAllWork, { total })}</p>
          )}
          {!isRunning && failed > 0 && (
            <p className="alert alert-error">{format(messages.checkSomeFailed, { failed, total })}</p>
          )}
        </div>
        <ul className="lines checks" aria-label={messages.checkList}>
          {checks.map((check, index) => (
            <CheckLine key={check.call} check={check} result={results[index]} />
          ))}
        </ul>
        {mayLogIn && <p className="prose">{messages.checkSignIn}</p>}
        <div className="row">
          <button
            type="button"
            className="button"
            aria-disabled={isRunning}
            onClick={() => !isRunning && again()}
          >
            {messages.checkAgain}
          </button>
          {mayLogIn && (
            <a className="button button-quiet" href={login}>
              {messages.logIn}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
