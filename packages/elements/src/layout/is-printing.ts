/** Whether the page is laid out for paper, whose width is not the window's. */
export const isPrinting = (): boolean => matchMedia('print').matches;
