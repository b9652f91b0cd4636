import type { ApiFailure } from '@fleet-portal/model/api';
import type { PageMessages } from '@fleet-portal/model/messages';
import { useLocale } from '../../context/locale-context.ts';
import type { Check } from './checks.ts';
import type { CheckResult } from './use-checks.ts';

interface CheckLineProps {
  check: Check;
  /** Undefined while the check waits or runs. */
  result: CheckResult | undefined;
}

/** One call: its name, whether it works, how long it took, and what to do if it failed. */
export function CheckLine({ check: { call, titleKey }, result }: CheckLineProps) {
  const { locale, messages } = useLocale();
  return (
    <li className="check-line">
      <p>
        {messages[titleKey]} <code className="muted">{call}</code>
      </p>
      {!result && <p className="muted">{messages.checkWaiting}</p>}
      {result && (
        <p className="check-result">
          <span className={result.kind === 'works' ? 'state state-success' : 'state state-error'}>
            {result.kind === 'works' ? messages.checkWorks : messages.checkFailed}
          </span>
          <span className="muted">{milliseconds(result.duration, locale)}</span>
        </p>
      )}
      {result?.kind === 'failed' && (
        <p className="check-advice small">
          {adviceOn(result.failure, messages)} <code className="muted">{result.failure.message}</code>
        </p>
      )}
    </li>
  );
}

function adviceOn({ kind, status }: ApiFailure, messages: PageMessages): string {
  switch (kind) {
    case 'status':
      return status === 401 || status === 403 ? messages.checkAdviceAccess : messages.checkAdviceStatus;
    case 'timeout':
      return messages.checkAdviceTimeout;
    case 'malformed':
      return messages.checkAdviceMalformed;
    case 'network':
    case 'aborted':
      return messages.checkAdviceNetwork;
  }
}

function milliseconds(duration: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' }).format(duration);
}
