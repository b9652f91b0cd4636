/**
 * Focuses a row and scrolls its own pane to it, which begins at its top where another level was opened first. The browser would
 * move the panes as well, which slide beside each other.
 */
export function showRow(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  const pane = row.closest('.pane');
  if (!pane) return;
  pane.scrollTop += Math.max(0, row.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom);
}
