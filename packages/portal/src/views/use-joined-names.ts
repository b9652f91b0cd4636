import { useCallback, useEffect, useState } from 'react';

/**
 * In ms: names within this time of the previous one are announced with it. Views that failed together are retried up to 500 ms apart.
 */
const moment = 600;
/** How long the names stay in the live region, in ms; afterwards, the same ones can be announced again. */
const staying = 1000;

/** Collects names that arrive at about the same time for one announcement, since separate ones would interrupt each other. */
export function useJoinedNames(): [said: readonly string[], say: (name: string) => void] {
  const [names, setNames] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);
  const say = useCallback((name: string) => setNames((before) => [...before, name]), []);
  useEffect(() => {
    if (names.length === 0) return undefined;
    const speaking = setTimeout(() => setSaid(names), moment);
    const ending = setTimeout(() => {
      setNames([]);
      setSaid([]);
    }, moment + staying);
    return () => {
      clearTimeout(speaking);
      clearTimeout(ending);
    };
  }, [names]);
  return [said, say];
}
