import { pageHref } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { useLocale } from '../../context/locale-context.ts';
import { useNavigation } from '../../router/navigation-context.ts';
import { useQuery } from '../../router/use-query.ts';

/** What a link to the page asks for (RTE-03). */
export type AskedChoice = 'ACCEPT' | 'REJECT' | 'CHOOSE';

const choices: readonly string[] = ['ACCEPT', 'REJECT', 'CHOOSE'] satisfies AskedChoice[];

/**
 * The choice in the page's address. `isOwn` where a link of the portal was followed: only that counts as somebody's
 * decision, since an address that is opened from elsewhere may be anybody's work (RTE-25).
 */
export function useAskedChoice(): { asked: AskedChoice | null; isOwn: boolean } {
  const text = useQuery().get('privacy_choice') ?? '';
  const { how } = useNavigation().entry;
  return { asked: choices.includes(text) ? (text as AskedChoice) : null, isOwn: how === 'push' };
}

/** Acts once on a link of the portal, and takes the choice out of the address: Back and a reload do not repeat it. */
export function useFollowedChoice(onChoice: (asked: AskedChoice) => void): void {
  const { asked, isOwn } = useAskedChoice();
  const { replace } = useNavigation();
  const { locale } = useLocale();
  useEffect(() => {
    if (!asked || !isOwn) return;
    replace(pageHref('privacySettings', locale));
    onChoice(asked);
  }, [asked, isOwn, locale, onChoice, replace]);
}
