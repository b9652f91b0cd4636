import { ApiFailure } from '@fleet-portal/model/api';
import { PayloadError, type Environment } from '@fleet-portal/model/entities';
import { format, type PageMessages } from '@fleet-portal/model/messages';
import { messageOf } from '@fleet-portal/model/rules';
import { EnvironmentMissing } from './wait-for-environment.ts';

type FailureName =
  | 'environmentMissing'
  | 'environmentInvalid'
  | 'marketUnknown'
  | 'backendDown'
  | 'backendFailed'
  | 'backendSlow'
  | 'backendHtml'
  | 'malformed';

/** What the error page of a failed start says. */
export interface StartFailure {
  /** What happened. */
  heading: string;
  /** What it means. */
  text: string;
  /** What to do. */
  advice: string;
}

/** Distinguishes what can go wrong before the first page (API-09). */
function startFailureName(error: unknown): FailureName {
  if (error instanceof EnvironmentMissing) return 'environmentMissing';
  if (error instanceof PayloadError) return 'environmentInvalid';
  // A script that fails to load causes a TypeError.
  if (error instanceof TypeError) return 'backendDown';
  if (!(error instanceof ApiFailure)) return 'backendFailed';
  switch (error.kind) {
    case 'status':
      return error.call === 'getMarket' && error.status === 404 ? 'marketUnknown' : 'backendFailed';
    case 'timeout':
      return 'backendSlow';
    case 'malformed':
      return error.isHtml ? 'backendHtml' : 'malformed';
    case 'network':
    case 'aborted':
      return 'backendDown';
  }
}

/** The texts for a failed start. */
export function startFailure(
  error: unknown,
  messages: PageMessages,
  environment: Environment | null,
): StartFailure {
  const name = startFailureName(error);
  const detail = messageOf(error);
  return {
    heading: messages[`${name}Heading`],
    text: format(messages[`${name}Text`], { detail, market: environment?.MARKET_ID ?? '' }),
    advice: messages[`${name}Advice`],
  };
}
