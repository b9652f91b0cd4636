// Gives the bar the market's first workspace, with the current page and number of items that the URL asks for.
import { arrive } from './arrive.js';
import { dress, locale, market } from './state.js';

const asked = new URLSearchParams(location.search);
const bar = document.querySelector('fp-workspace-bar');
const [workspace] = market.workspaces;
const { items } = workspace.navbar;
const count = Number(asked.get('items') ?? items.length);

dress(bar);
bar.setAttribute('current-path', `/${locale}/${asked.get('page') ?? 'insights/energy/'}`);
bar.workspace = {
  ...workspace,
  navbar: { items: Array.from({ length: count }, (_, index) => items[index % items.length]) },
};

// No page loads here: the bar marks the page that would have opened.
bar.addEventListener('fp-navigate', ({ path }) => (bar.currentPath = path));

await arrive();
