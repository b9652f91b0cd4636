import { shownElements, tabStops } from '../focus/flat-tree.ts';
import type { FocusableElement } from '../focus/focused-element.ts';

interface DialogParts {
  panel: HTMLElement;
  title: HTMLElement;
  body: HTMLElement;
}

/**
 * The element that gets the focus first: the content's `autofocus`, else its first field if nothing must be read before it, that is, if the
 * content does not scroll, else the title. In a window so low that the whole dialog scrolls, the marked element may be out of sight: then
 * it is the title.
 */
export function firstFocus({ panel, title, body }: DialogParts): FocusableElement {
  if (panel.scrollHeight > panel.clientHeight) return title;
  const marked = [...shownElements(body)].find((element) => element.autofocus);
  if (marked) return marked;
  const isWhole = body.scrollHeight <= body.clientHeight;
  for (const stop of isWhole ? tabStops(body) : []) if (stop.matches('input,select,textarea')) return stop;
  return title;
}
