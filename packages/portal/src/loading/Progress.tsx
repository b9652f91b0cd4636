import { useLayoutEffect } from 'react';
import { useAnnouncer } from '../context/announcer-context.ts';
import { useMessages } from '../context/locale-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { silence } from './silence.ts';

/**
 * The progress bar over a page that stays until the next one has loaded. A long wait is announced, until the next page announces its name.
 */
export function Progress() {
  const { isPending } = useNavigation();
  const { announce, takeBack } = useAnnouncer();
  const { loading } = useMessages();
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => announce(loading), silence);
    return () => {
      clearTimeout(timer);
      takeBack(loading);
    };
  }, [announce, isPending, loading, takeBack]);
  return isPending && <div className="shell-progress shell-delayed" aria-hidden="true" />;
}
