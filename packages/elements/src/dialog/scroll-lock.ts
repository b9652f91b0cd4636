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
    `html{overflow:hidden!important;${hasScrollbar ? 'scrollbar-gutter:stable' : ''}}${isBodys ? 'body{overflow:visible!important}' : ''}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function release(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}
