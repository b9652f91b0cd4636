import { useCallback, useEffect, useState } from 'react';

/**
 * What fails within so many ms of what failed before is said with it: views that were lost together are tried again up to 500 ms
 * apart.
 */
const moment = 600;
/** How long a text stays once it is said, in ms; the same may then be said again. */
const staying = 1000;

/** Gathers texts that come in the same moment into one for an alert: alerts that come one by one cut each other off. */
export function useJoinedAlert(): [said: string, say: (text: string) => void] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const say = useCallback((text: string) => setTexts((before) => [...before, text]), []);
  useEffect(() => {
    if (texts.length === 0) return undefined;
    const speaking = setTimeout(() => setSaid(texts.map((text) => `${text}.`).join(' ')), moment);
    const ending = setTimeout(() => {
      setTexts([]);
      setSaid('');
    }, moment + staying);
    return () => {
      clearTimeout(speaking);
      clearTimeout(ending);
    };
  }, [texts]);
  return [said, say];
}
