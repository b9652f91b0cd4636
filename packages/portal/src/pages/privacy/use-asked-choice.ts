import { readOriginQuery, splitUrl, withoutParameter } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { useNavigation } from '../../router/navigation-context.ts';
import { useQuery } from '../../router/use-query.ts';

/** The choice that a link to the page may request (RTE-03). */
export type AskedChoice = 'ACCEPT' | 'REJECT' | 'CHOOSE';

const choices: readonly string[] = ['ACCEPT', 'REJECT', 'CHOOSE'] satisfies AskedChoice[];
const field = 'privacy_choice';

/**
 * The choice in the page's address. `isOwn` means that the user followed a link of the portal that contained the choice itself: only that
 * counts as the user's decision. An address opened from elsewhere may be forged, and so may a choice that a link takes over from it, such
 * as a link to the same page in another language (RTE-25).
 */
export function useAskedChoice(): { asked: AskedChoice | null; isOwn: boolean } {
  const text = useQuery().get(field) ?? '';
  const { how, from } = useNavigation().entry;
  return {
    asked: choices.includes(text) ? (text as AskedChoice) : null,
    isOwn: how === 'push' && !handsOnChoice(from),
  };
}

/** Whether links on the page at an address may take over its choice: from its own query, or from that of the page that it names. */
function handsOnChoice(address: string): boolean {
  const { query } = splitUrl(address);
  const { origin } = readOriginQuery(query, location.origin);
  return [query, splitUrl(origin).query].some((one) => new URLSearchParams(one).has(field));
}

/**
 * Acts once on a link of the portal, and removes any choice from the address, so that Back, a reload and a change of the language do not
 * repeat it.
 */
export function useFollowedChoice(onChoice: (asked: AskedChoice) => void): void {
  const { asked, isOwn } = useAskedChoice();
  const { entry, isOvertaken, replace } = useNavigation();
  useEffect(() => {
    if (!asked || isOvertaken(entry)) return;
    replace(withoutParameter(entry.url, field));
    if (isOwn) onChoice(asked);
  }, [asked, entry, isOvertaken, isOwn, onChoice, replace]);
}
