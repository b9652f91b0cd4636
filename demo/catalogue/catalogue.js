// The catalogue: renders the current choice whenever it changes. The parts of the page are in app/.
import { showAccessibility } from './app/accessibility.js';
import { addressOfState, choice, choose, onChoice } from './app/choice.js';
import { showControls } from './app/controls.js';
import { announce } from './app/dom.js';
import { clearLog } from './app/events.js';
import { aloneAddress } from './app/frame-address.js';
import { frames, onFrameReady } from './app/frames.js';
import { showManual } from './app/manual.js';
import { showMarkup } from './app/markup.js';
import { showInNavigation } from './app/navigation.js';
import { showOverview } from './app/overview.js';
import { applySettings } from './app/settings.js';
import { closeSidebar, isWide } from './app/sidebar.js';
import { neighbours, specimenAt } from './app/specimens.js';
import { clearStage, reloadStage, showStage } from './app/stage.js';
import { showTabs } from './app/tabs.js';
import { showToolbar } from './app/toolbar.js';
import './app/search.js';

const overview = document.getElementById('overview');
const page = document.getElementById('state');
const title = document.getElementById('title');
const unknown = document.getElementById('unknown');

show(choice(), null);
onChoice(show);
onFrameReady((frame) => {
  applySettings(frame.contentDocument, choice().settings);
  if (frame !== frames()[0]) return;
  const specimen = specimenAt(choice().state);
  showControls(specimen);
  showMarkup();
});

document.addEventListener('click', (event) => {
  const link = event.composedPath().find((node) => node.dataset?.state !== undefined);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  choose({ state: link.dataset.state, widths: [], settings: {} });
  closeSidebar();
  // In the list, the focus stays where it is.
  if (!link.closest('#sidebar') || !isWide()) focusTitle();
});

function show(next, before) {
  const specimen = specimenAt(next.state);
  overview.hidden = Boolean(specimen);
  page.hidden = !specimen;
  document.title = specimen
    ? `${specimen.name} · ${specimen.section.title} · Fleet Portal elements`
    : 'Fleet Portal elements';
  showInNavigation(specimen?.path ?? '');
  showTabs();
  unknown.hidden = Boolean(specimen) || !next.state;
  unknown.textContent = `There is no state “${next.state}”. Here are all that there are.`;
  if (!specimen) {
    showOverview();
    clearStage();
    return;
  }
  if (specimen !== specimenAt(before?.state)) showState(specimen, before);
  showToolbar(specimen, next);
  document.getElementById('alone').href = aloneAddress(specimen, next);
  if (isTakenBack(next, before)) reloadStage(specimen, next);
  else showStage(specimen, next);
  for (const frame of frames())
    if (frame.contentDocument) applySettings(frame.contentDocument, next.settings);
  if (before && next.settings !== before.settings) showMarkup();
}

function showState(specimen, before) {
  const { section, name } = specimen;
  document.getElementById('section-title').textContent = section.title;
  document
    .getElementById('tags')
    .replaceChildren(
      ...section.elements.map((tag) =>
        Object.assign(document.createElement('code'), { textContent: `<${tag}>` }),
      ),
    );
  title.textContent = name;
  document.getElementById('about').textContent = specimen.about ?? section.about;
  const around = neighbours(specimen);
  for (const [id, other] of Object.entries(around)) {
    const link = document.getElementById(id);
    link.hidden = !other;
    if (!other) continue;
    link.dataset.state = other.path;
    link.href = addressOfState(other.path);
    link.querySelector('span').textContent = `${other.section.title}: ${other.name}`;
  }
  clearLog();
  showControls(specimen);
  showManual(specimen);
  showMarkup();
  showAccessibility();
  if (before) announce(`${section.title}: ${name}`);
}

/** Whether Back removes a setting from an element, which only a reloaded page can undo. */
function isTakenBack(next, before) {
  if (before?.state !== next.state) return false;
  return Object.keys(before.settings).some((name) => !(name in next.settings));
}

function focusTitle() {
  const heading = page.hidden ? document.querySelector('#overview h1') : title;
  heading.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}
