/** How long a script that the user waits for may take, in ms: as long as the calls that a page cannot be shown without. */
export const scriptLimit = 20_000;

/** Rejects if something takes too long. A script that loads later is available at once when it is requested again. */
export function inTime<Value>(coming: Promise<Value>, limit = scriptLimit): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`not there within ${limit} ms`)), limit);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
