import { useCallback, useEffect, useState } from 'react';

/**
 * What fails within so many ms of what failed before is said with it: views that were lost together are tried again up to 500 ms
 * apart.
 */
const moment = 600;
/** How long names stay once they are said, in ms; the same may then be said again. */
const staying = 1000;

/** Gathers names that come in the same moment for one alert: alerts that come one by one cut each other off. */
export function useJoinedAlert(): [said: readonly string[], say: (name: string) => void] {
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
