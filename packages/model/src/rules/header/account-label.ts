import type { User } from '../../entities/index.ts';
import { firstText } from '../text/labels.ts';
import { truncate } from '../text/truncate.ts';

const lastNameLimit = 46;
const tldsWithLabel = '.com .ca .co.uk .fr .de .es .it .ie .at .com.tr .se'.split(' ');

/** First plus last name; the fallback if both are missing (ENT-04). */
export function displayName(
  user: Partial<Pick<User, 'firstName' | 'lastName'>> | null | undefined,
  fallback: string,
): string {
  return names(user).filter(Boolean).join(' ') || fallback;
}

/**
 * The label of the account button: first initial plus last name, such as "M Okafor" (HDR-07). Empty if nobody is signed in or the market
 * shows no label; the fallback if the user has no name.
 */
export function accountLabel(
  user: Partial<Pick<User, 'firstName' | 'lastName'>> | null | undefined,
  tld: string,
  fallback: string,
): string {
  if (!user || !tldsWithLabel.includes(tld)) return '';
  const [first, last] = names(user);
  if (!last) return truncate(displayName(user, fallback), lastNameLimit);
  return [truncate(first, 1), truncate(last, lastNameLimit)].filter(Boolean).join(' ');
}

function names(user: Partial<Pick<User, 'firstName' | 'lastName'>> | null | undefined): [string, string] {
  return [firstText(user?.firstName).trim(), firstText(user?.lastName).trim()];
}
