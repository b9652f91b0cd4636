import type { PageMessages } from '@fleet-portal/model/messages';
import { useEffect } from 'react';
import { mainId } from '../dom/main-area.ts';
import { BrokenDrawing } from '../page/Drawing.tsx';
import { lastWords } from './last-words.ts';
import type { StartFailure } from './start-failure.ts';

interface StartFailurePageProps {
  failure?: StartFailure;
  messages?: Pick<PageMessages, 'bootstrapTitle' | 'refresh'>;
  /** The language of all these words: the page around them may be in another, or say none yet. */
  lang?: string;
  reload: () => void;
}

/** A whole page that needs no market, no session and no router: the portal could not start. */
export function StartFailurePage({
  failure = lastWords,
  messages = lastWords,
  lang = 'en',
  reload,
}: StartFailurePageProps) {
  useEffect(() => {
    document.title = messages.bootstrapTitle;
  }, [messages]);
  return (
    <main id={mainId} lang={lang} className="whole-screen" tabIndex={-1}>
      <div className="error-view">
        <div className="stack">
          <h1>{messages.bootstrapTitle}</h1>
          <div role="alert" className="alert alert-error stack-tight">
            <h2>{failure.heading}</h2>
            <p>{failure.text}</p>
          </div>
          <p className="prose">{failure.advice}</p>
          <div className="row">
            <button type="button" className="button" onClick={reload}>
              {messages.refresh}
            </button>
          </div>
        </div>
        <BrokenDrawing />
      </div>
    </main>
  );
}
