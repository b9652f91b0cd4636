/** Where the problem stands. Not by Lit: a page's bundler would make a file of its own of that, for this module alone. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `[role=status]>button{max-width:none}
@media (width<440px){
.main-bar:has([role=status]>button){flex-wrap:wrap;height:auto;padding-block:8px}
[role=status]:has(>button){flex:1 0 100%}
}`,
);

/** Gives what says that the market did not load a line of its own on phones, beneath the page's links. */
export function makeRoom(root: HTMLElement | DocumentFragment): void {
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets.push(sheet);
}
