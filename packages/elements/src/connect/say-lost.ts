import { partFailed } from '@fleet-portal/model/messages';
import { adoptStyles, css, type CSSResult, html, nothing, render } from 'lit';
import { isEscape } from '../input/escape.ts';
import { pageGrid } from '../theme/page-grid.ts';
import { tokens } from '../theme/tokens.ts';
import { ownWords } from '../words/own-words.ts';
import type { LostPart } from './lost-part.ts';

const styles = css`
  :host {
    position: fixed;
    inset-inline: 0;
    z-index: 8000;
  }
  p {
    margin: 0;
    padding-block: 12px;
    background: var(--_surface-raised);
    border-block: 1px solid var(--_line);
  }
`;

let hide = (): void => undefined;

/**
 * Says that a part failed to load and what to do: below the header that was pressed, or the page's header if nothing was pressed; otherwise
 * at the bottom of the window. The next click removes the message, and so do Back, Forward and an Escape that closes nothing else.
 */
export function sayLost({ target, isWanted, look, signal }: LostPart): void {
  hide();
  if (!isWanted()) return;
  const end = new AbortController();
  hide = () => end.abort();
  const until = { signal: AbortSignal.any([signal, end.signal]) };
  // Firefox fails a script that it remembers as lost while the click that requested it is still being dispatched.
  setTimeout(() => addEventListener('click', hide, until));
  addEventListener('popstate', hide, until);
  addEventListener('keydown', (event) => isEscape(event) && hide(), until);
  const line = document.createElement('div');
  until.signal.addEventListener('abort', () => line.remove());
  const header =
    target instanceof Element ? target.closest('fp-header') : document.querySelector('fp-header');
  if (header) line.style.top = `${Math.max(0, header.getBoundingClientRect().bottom)}px`;
  else line.style.bottom = '0';
  const root = line.attachShadow({ mode: 'open' });
  adoptStyles(root, [tokens, pageGrid, styles].flat(9) as CSSResult[]);
  const { locale, theme } = look.now;
  const { lang, dir = nothing } = ownWords(locale);
  const text = partFailed(locale);
  render(
    html`<p class="page-grid" role="alert" lang=${lang} dir=${dir} data-theme=${theme}>${text}</p>`,
    root,
  );
  document.body.append(line);
}
