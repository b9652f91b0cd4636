type Shift = PerformanceEntry & { value: number };

/** Where these elements stand on the page; of what has no area nobody sees where it stands. */
export function places(elements: Iterable<Element>): string[] {
  return [...elements].flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const place = `${each.localName} ${[left, top + scrollY, width, height].map(Math.round).join(' ')}`;
    return width && height ? [place] : [];
  });
}

/** Adds up from now on what the engine counts as shifts, also what it would forgive after the window has been resized; only Chromium counts. */
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

/** Waits until what has changed is drawn and what was seen of it is told. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  await new Promise((next) => setTimeout(next));
}
