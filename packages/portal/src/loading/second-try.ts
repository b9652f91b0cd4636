/** How long a script that did not come is left alone, in ms. */
export const pause = 1000;

/**
 * Asks once more for a script that does not come, for a part of the page that nobody could ask for again. (Firefox keeps a
 * module's failure for as long as the page stands.)
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
