// The script of a workspace page: it gives the bar its workspace and follows navigation without loading a page.
import { loadWorkspace } from './load-workspace.js';
import { log } from './log.js';

const header = document.querySelector('fp-header');
const bar = document.querySelector('fp-workspace-bar');
const title = document.getElementById('title');

const workspace = await loadWorkspace();
const places = workspace?.navbar.items.flatMap(placesOf) ?? [];
const names = new Map(places.map(({ route, label }) => [route, label]));
bar.workspace = workspace;
header.workspaceTitle = workspace?.title ?? 'Insights';
show('/en-us/insights/energy/');
await customElements.whenDefined(bar.localName);
await bar.updateComplete;
bar.classList.remove('coming');

document.addEventListener('fp-navigate', (event) => {
  if (event.isExternal) return;
  event.preventDefault();
  log(event.type, event.path);
  if (event.target !== bar) return;
  show(event.path);
  title.focus();
});
document.addEventListener('fp-locale-change', (event) => event.preventDefault());

function show(path) {
  bar.currentPath = header.currentPath = path;
  title.textContent = names.get(path.replace('/en-us', '')) ?? header.workspaceTitle;
  document.title = `${title.textContent} · Fleet Insights`;
}

/** An item leads to a page itself, or its dropdown's tabs do. */
function placesOf(item) {
  return [item, ...item.dropdownItems.flatMap(({ tabstrip }) => tabstrip.tabs)];
}
