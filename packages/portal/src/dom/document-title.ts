/** The title set by the page. */
let ofPage = '';
/** The titles set by views of the page, each until the view is removed; the last one is used. */
const ofViews = new Map<AbortSignal, string>();

/** Sets the page's title as the document's, unless a view has set another. */
export function setPageTitle(title: string): void {
  ofPage = title;
  show();
}

/** Sets the document's title for a view, until the view is removed or the page changes. */
export function setViewTitle(title: string, gone: AbortSignal): void {
  ofViews.delete(gone);
  ofViews.set(gone, title);
  gone.addEventListener('abort', onGone);
  show();
}

/** Titles set by views do not apply to the next page, even if the views remain, like those in the header. */
export function forgetViewTitles(): void {
  ofViews.clear();
}

/** One shared listener, so that adding it twice to a signal has no effect. */
function onGone({ target }: Event): void {
  if (ofViews.delete(target as AbortSignal)) show();
}

function show(): void {
  document.title = [...ofViews.values()].at(-1) ?? ofPage;
}
