/** How the page scrolls down: `hidden` while something holds it still. */
export const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;
