import { log } from './log.js';

/** Loads the market's first workspace; null if that fails, so that the rest of the page still works. */
export async function loadWorkspace() {
  try {
    const { workspaces } = await (await fetch('/markets/us.json')).json();
    return workspaces[0];
  } catch (error) {
    log('market', `The workspace could not be loaded (${error.message})`);
    return null;
  }
}
