/** How long a script that somebody waits for may take, in ms; as an answer of the backend may. */
export const scriptLimit = 20_000;

/** Fails where something has not come in time. A script that comes later is there at once when it is asked for again. */
export function inTime<Value>(coming: Promise<Value>, limit = scriptLimit): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`not there within ${limit} ms`)), limit);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
