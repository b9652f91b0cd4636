import { useState } from 'react';
import type { ViewInputs } from '../../../common/inputs.ts';
import { wordsFor } from '../../../common/texts.ts';
import { useLoaded } from '../use-loaded.ts';
import './notification-settings.css';
import { loadSettings, saveSetting, type Setting } from './settings.ts';
import { texts } from './words.ts';

type Inputs = Pick<ViewInputs, 'locale' | 'signal' | 'waitUntil' | 'reportError'>;

/** The categories of notifications that a user wants; each choice is stored in the session at once. */
export function NotificationSettings({ locale, signal, waitUntil, reportError }: Inputs) {
  const words = wordsFor(texts, locale);
  const loaded = useLoaded(loadSettings, { signal, waitUntil }) ?? [];
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const settings = loaded.map(({ category, isWanted }) => ({
    category,
    isWanted: choices[category] ?? isWanted,
  }));

  const choose = ({ category, isWanted }: Setting) =>
    setChoices((others) => ({ ...others, [category]: isWanted }));

  async function save(setting: Setting) {
    choose(setting);
    setOutcome(null);
    try {
      await saveSetting(setting, signal);
      setOutcome('saved');
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      choose({ ...setting, isWanted: !setting.isWanted });
      setOutcome('failed');
    }
  }

  return (
    <div className="sample notification-settings">
      <div className="head">
        <div>
          <h2>{words.title}</h2>
          <p className="muted">{words.lead}</p>
        </div>
      </div>
      <ul>
        {settings.map(({ category, isWanted }) => (
          <li key={category}>
            <label>
              <input
                type="checkbox"
                checked={isWanted}
                onChange={(event) => void save({ category, isWanted: event.target.checked })}
              />
              {category}
            </label>
          </li>
        ))}
      </ul>
      <p role="status">{outcome && words[outcome]}</p>
    </div>
  );
}
