/** What the page calls the document. */
let ofPage = '';
/** What the views of the page call it, each as long as it stands; the last one counts. */
const ofViews = new Map<AbortSignal, string>();

/** Names the document after the page, unless a view of it has named it. */
export function setPageTitle(title: string): void {
  ofPage = title;
  show();
}

/** Names the document for a view, until that is gone or the page is. */
export function setViewTitle(title: string, gone: AbortSignal): void {
  ofViews.delete(gone);
  ofViews.set(gone, title);
  gone.addEventListener('abort', onGone);
  show();
}

/** What views have called a page is not the next one's name, also where they stay, as those of the header do. */
export function forgetViewTitles(): void {
  ofViews.clear();
}

/** The same for all: a signal that hears it already takes no other one. */
function onGone({ target }: Event): void {
  if (ofViews.delete(target as AbortSignal)) show();
}

function show(): void {
  document.title = [...ofViews.values()].at(-1) ?? ofPage;
}
