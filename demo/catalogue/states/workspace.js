// Gives the bar the market's first workspace, at the page and with as many items as the address asks for.
import { dress } from './state.js';

const asked = new URLSearchParams(location.search);
const locale = asked.get('locale') || 'en-us';
const bar = document.querySelector('fp-workspace-bar');

const answer = await fetch(`/markets/${encodeURIComponent(asked.get('market') ?? 'us')}.json`);
const [workspace] = (await answer.json()).workspaces;
const { items } = workspace.navbar;
const count = Number(asked.get('items') ?? items.length);

await dress(bar);
bar.setAttribute('current-path', `/${locale}/${asked.get('page') ?? 'insights/energy/'}`);
bar.workspace = {
  ...workspace,
  navbar: { items: Array.from({ length: count }, (_, index) => items[index % items.length]) },
};

// No page loads here: the bar marks what would have been opened.
bar.addEventListener('fp-navigate', ({ path }) => (bar.currentPath = path));
