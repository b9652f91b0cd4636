/** Hides the page and shows it again, as if some ms had passed. */
export function returnAfter(away: number): void {
  const { now } = Date;
  const change = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  try {
    change(true);
    Date.now = () => now() + away;
    change(false);
  } finally {
    Date.now = now;
    Reflect.deleteProperty(document, 'hidden');
  }
}
