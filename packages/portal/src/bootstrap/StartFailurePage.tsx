import type { PageMessages } from '@fleet-portal/model/messages';
import { useEffect } from 'react';
import { mainId } from '../dom/main-area.ts';
import { BrokenDrawing } from '../page/Drawing.tsx';
import { lastWords } from './last-words.ts';
import type { StartFailure } from './start-failure.ts';

interface StartFailurePageProps {
  failure?: StartFailure;
  messages?: Pick<PageMessages, 'bootstrapTitle' | 'refresh'>;
  /** The language of all these texts: the document may be in another language, or have none yet. */
  lang?: string;
  reload: () => void;
}

/** The page shown if the portal could not start; it needs no market, session or router. */
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
