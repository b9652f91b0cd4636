import { log } from './log.js';

/** The market's first workspace, or null where the market does not come: the rest of the page goes on without. */
export async function loadWorkspace() {
  try {
    const { workspaces } = await (await fetch('/markets/us.json')).json();
    return workspaces[0];
  } catch (error) {
    log('market', `The workspace could not be loaded (${error.message})`);
    return null;
  }
}
