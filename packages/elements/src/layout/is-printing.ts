/** Whether the page is laid out for print, where the width is not that of the window. */
export const isPrinting = (): boolean => matchMedia('print').matches;
