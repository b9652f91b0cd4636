import { shownElements, tabStops } from './flat-tree.ts';

/**
 * Where a dialog's focus begins: at what the content marks with `autofocus`, else in its first field where nothing has to be
 * read before it, that is where the content does not scroll, else at the title.
 */
export function firstFocus(body: HTMLElement, title: HTMLElement): HTMLElement {
  const marked = [...shownElements(body)].find((element) => element.autofocus);
  if (marked) return marked;
  const isWhole = body.scrollHeight <= body.clientHeight;
  const field = isWhole ? tabStops(body).find((stop) => stop.matches('input,select,textarea')) : null;
  return field ?? title;
}
