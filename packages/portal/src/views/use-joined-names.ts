import { useCallback, useEffect, useState } from 'react';

/** In ms; views that failed together are retried up to 500 ms apart. */
const moment = 600;
/** How long the names stay in the live region, in ms; afterwards, the same ones can be announced again. */
const staying = 1000;

/**
 * Collects names that arrive at about the same time for one announcement, since separate ones would interrupt each other.
 * @param within names within this time of the previous one are announced with it, in ms
 */
export function useJoinedNames(within = moment): [said: readonly string[], say: (name: string) => void] {
  const [names, setNames] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);
  const say = useCallback((name: string) => setNames((before) => [...before, name]), []);
  useEffect(() => {
    if (names.length === 0) return undefined;
    const speaking = setTimeout(() => {
      setNames([]);
      setSaid(names);
    }, within);
    return () => clearTimeout(speaking);
  }, [names, within]);
  useEffect(() => {
    if (said.length === 0) return undefined;
    const ending = setTimeout(() => setSaid([]), staying);
    return () => clearTimeout(ending);
  }, [said]);
  return [said, say];
}
