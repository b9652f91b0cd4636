/** How long a script that somebody waits for may take, in ms; as an answer of the backend may. */
export const scriptLimit = 20_000;

/** Fails where something has not come in time. A script that comes later is there at once when it is asked for again. */
export function inTime<Value>(coming: Promise<Value>, limit = scriptLimit): Promise<Value> {
  return new Promise((done, fail) => {
    setTimeout(fail, limit, new Error(`not there within ${limit} ms`));
    coming.then(done, fail);
  });
}
