let holders = 0;
let sheet: CSSStyleSheet | undefined;

/**
 * Stops the page behind a modal layer from scrolling, without moving it: the scroll position and the scrollbar's room stay.
 * @returns releases this lock; the page scrolls again when the last holder has released it
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
  // Until now the body's overflow applied to the window; left on the body, it would make the body the scroller of sticky elements.
  const isBodys = getComputedStyle(root).overflow === 'visible';
  sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `html{overflow:hidden!important;${hasScrollbar ? scrollbarRoom(root) : ''}${isBodys ? '&>body{overflow:visible!important}' : ''}}`,
  );
  document.adoptedStyleSheets.push(sheet);
}

function release(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

/**
 * Reserves the scrollbar's room, which no backdrop covers: browsers paint it in the root's background color. So the root gets that color
 * dimmed as by a backdrop, while the body and the area around it keep the original one. A page with a background image stays as it is.
 */
function scrollbarRoom(root: HTMLElement): string {
  const gutter = 'scrollbar-gutter:stable;';
  const [own, body] = [getComputedStyle(root), getComputedStyle(document.body)];
  if (own.backgroundImage !== 'none' || body.backgroundImage !== 'none') return gutter;
  const isClear = (color: string) => /^rgba\(.* 0\)$/.test(color);
  const color = [own.backgroundColor, body.backgroundColor].find((one) => !isClear(one)) ?? 'canvas';
  const behind = isClear(body.backgroundColor) ? `background-color:${color};` : '';
  const dimmed = (by: string) => `color-mix(in srgb,${by},${color})`;
  return `${gutter}background-color:light-dark(${dimmed('#000 48%')},${dimmed('#000 64%')})!important;&>body{${behind}isolation:isolate;box-shadow:0 0 0 100vmax ${color}}`;
}
