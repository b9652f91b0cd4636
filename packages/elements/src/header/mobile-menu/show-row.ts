/**
 * Focuses a row and scrolls it into view within its own pane, which starts at its top if another level was opened first. The browser's own
 * scrolling would also move the track of panes.
 */
export function showRow(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  const pane = row.closest('.pane');
  if (!pane) return;
  pane.scrollTop += Math.max(0, row.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom);
}
