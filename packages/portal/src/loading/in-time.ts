/** How long a script that the user waits for may take, in ms: as long as the calls that a page cannot be shown without. */
export const scriptLimit = 20_000;

/** Rejects if something takes too long. A script that loads later is available at once when it is requested again. */
export function inTime<Value>(coming: Promise<Value>, limit = scriptLimit): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${limit} ms`)), limit);
  return Promise.race([coming, late.promise]).finally(() => clearTimeout(timer));
}
