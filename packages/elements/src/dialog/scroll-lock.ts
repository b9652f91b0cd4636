let holders = 0;
let sheet: CSSStyleSheet | undefined;

/**
 * Stops the page behind a modal layer from scrolling, without moving it: its scroll position and the scrollbar's room stay.
 * @returns lets go; the page scrolls again when the last holder has let go
 */
export function lockScroll(): () => void {
  if (holders++ === 0) hold();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--holders === 0) release();
  };
}

function hold(): void {
  const { documentElement: root } = document;
  const hasScrollbar = innerWidth > root.clientWidth;
  // Until now the body's overflow was the window's; left to the body, it would make that the scroller of what is sticky.
  const isBodys = getComputedStyle(root).overflow === 'visible';
  sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `html{overflow:hidden!important}${hasScrollbar ? scrollbarRoom(root) : ''}${isBodys ? 'body{overflow:visible!important}' : ''}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function release(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

/**
 * The room of the scrollbar, which no backdrop covers: browsers paint it in the root's color. That is dimmed, and the window's
 * own color lies behind the page. A page on a picture stays as it is.
 */
function scrollbarRoom(root: HTMLElement): string {
  const gutter = 'html{scrollbar-gutter:stable}';
  const [own, body] = [root, document.body].map((element) => getComputedStyle(element));
  if (!own || !body || own.backgroundImage !== 'none' || body.backgroundImage !== 'none') return gutter;
  const colors = [own.backgroundColor, body.backgroundColor, 'canvas'];
  const color = colors.find((one) => !/^rgba\(.* 0\)$/.test(one));
  return `${gutter}html{background-color:color-mix(in srgb,#040c20 48%,${color})!important}html::before{content:'';position:fixed;inset:0;z-index:-1;background:${color}}`;
}
