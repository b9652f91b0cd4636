/**
 * Gives the failure message a line of its own on phones. A plain CSSStyleSheet, because Lit's `css` would make bundlers split off another
 * file.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `[role=status]>button{max-width:none}
@media (width<440px){
.main-bar:has([role=status]>button){flex-wrap:wrap;height:auto;padding-block:8px}
[role=status]:has(>button){flex:1 0 100%}
}`,
);

/** Puts the message that the market did not load on a line of its own on phones, below the page's links. */
export function layOutMarketError(root: HTMLElement | DocumentFragment): void {
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets.push(sheet);
}
