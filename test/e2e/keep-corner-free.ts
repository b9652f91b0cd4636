/**
 * An init script that moves the page out of its corner, before any module runs: Chromium's headless shell has a pointer there, which
 * would come near the header at once.
 */
export function keepCornerFree(): void {
  document.addEventListener('readystatechange', () => (document.body.style.margin = '80px 0 0'), {
    once: true,
  });
}
