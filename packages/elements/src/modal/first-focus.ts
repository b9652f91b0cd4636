import { shownElements, tabStops } from '../focus/flat-tree.ts';
import type { FocusableElement } from '../focus/focused-element.ts';

interface DialogParts {
  panel: HTMLElement;
  title: HTMLElement;
  body: HTMLElement;
}

/**
 * Where a dialog's focus begins: at what the content marks with `autofocus`, else in its first field where nothing has to be
 * read before it, that is where the content does not scroll, else at the title. In a window so low that all of the dialog
 * scrolls, what is marked may lie beneath the fold: there it is the title.
 */
export function firstFocus({ panel, title, body }: DialogParts): FocusableElement {
  if (panel.scrollHeight > panel.clientHeight) return title;
  const marked = [...shownElements(body)].find((element) => element.autofocus);
  if (marked) return marked;
  const isWhole = body.scrollHeight <= body.clientHeight;
  for (const stop of isWhole ? tabStops(body) : []) if (stop.matches('input,select,textarea')) return stop;
  return title;
}
