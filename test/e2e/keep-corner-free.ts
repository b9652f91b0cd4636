/**
 * An init script that moves the page away from its top left corner before any module runs: the pointer of Chromium's headless shell is
 * there, and would hover near the header at once.
 */
export function keepCornerFree(): void {
  document.addEventListener('readystatechange', () => (document.body.style.margin = '80px 0 0'), {
    once: true,
  });
}
