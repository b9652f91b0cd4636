/** The style sheets and elements that the shell adds to the page, so that no isolated view takes them for its own. */
export const shellSheets = new WeakSet<Element | CSSStyleSheet>();
