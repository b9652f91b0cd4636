// The panels below the frames as tabs: arrow keys, Home and End move between them and open them.
import { choice, choose } from './choice.js';

const list = document.getElementById('tabs');
const tabs = [...list.querySelectorAll('[role=tab]')];

list.addEventListener('click', ({ target }) => {
  const tab = target.closest('[role=tab]');
  if (tab) choose({ panel: tab.dataset.panel });
});
list.addEventListener('keydown', (event) => {
  const index = tabs.indexOf(event.target);
  const next = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1 + tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  const tab = tabs[next % tabs.length];
  tab.focus();
  choose({ panel: tab.dataset.panel }, { replace: true });
});

export function showTabs() {
  for (const tab of tabs) {
    const isChosen = tab.dataset.panel === choice().panel;
    tab.setAttribute('aria-selected', isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')).hidden = !isChosen;
  }
}
