/** The style sheets and elements that the shell adds to the page, so that isolated views do not copy them. */
export const shellSheets = new WeakSet<Element | CSSStyleSheet>();
