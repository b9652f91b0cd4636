type Shift = PerformanceEntry & { value: number };

/** The positions and sizes of elements on the page, without those that have no area. */
export function places(elements: Iterable<Element>): string[] {
  return [...elements].flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const place = `${each.localName} ${[left, top + scrollY, width, height].map(Math.round).join(' ')}`;
    return width && height ? [place] : [];
  });
}

/**
 * Sums up layout shifts from now on, including those that the engine's score excuses after a resize; only Chromium reports shifts.
 */
export function layoutShifts(): () => number {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const { value } of entries as Shift[]) sum += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    observer.observe({ type: 'layout-shift' });
  return () => {
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
  };
}

/** Waits until all changes are painted and observers have been notified. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  await new Promise((next) => setTimeout(next));
}
