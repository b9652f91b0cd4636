/** The page's vertical overflow: `hidden` while scrolling is locked. */
export const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;
