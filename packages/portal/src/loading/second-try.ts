/** How long to wait before a script that failed to load is requested again, in ms. */
export const pause = 1000;

/**
 * Requests a script once more if it fails to load, for a part of the page that the user cannot retry. (Firefox remembers a module's failure
 * as long as the page is open.)
 */
export function withSecondTry<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, pause));
      return load();
    }
  };
}
