// Runs axe in the frames on demand, and hints at checks that a person must do.
import { announce, make } from './dom.js';
import { readyFrames } from './frames.js';

const panel = document.getElementById('panel-accessibility');
const result = make('div', { class: 'audit' });
const button = make('button', { type: 'button', class: 'button primary' }, 'Check this state with axe');
const hints = make('div', { class: 'hints' });

button.addEventListener('click', check);
panel.append(button, result, hints);

/** Clears the result, which belongs to the previous state. */
export function showAccessibility() {
  result.replaceChildren();
  showHints();
}

async function check() {
  button.disabled = true;
  result.replaceChildren(make('p', { role: 'status' }, 'Checking …'));
  const reports = [];
  for (const frame of readyFrames()) {
    const width = `${frame.closest('figure').dataset.width} px`;
    reports.push(report(width, await frame.contentWindow.specimen.audit()));
  }
  result.replaceChildren(...reports);
  button.disabled = false;
  announce([...result.querySelectorAll('h2')].map(({ textContent }) => textContent).join('. '));
}

function report(width, { violations, incomplete, passes }) {
  const count = violations.reduce((total, { nodes }) => total + nodes.length, 0);
  const verdict = count === 0 ? 'no problem' : count === 1 ? '1 problem' : `${count} problems`;
  return make(
    'section',
    { class: count ? 'bad' : 'good' },
    make('h2', {}, `${width}: ${verdict}`),
    make('p', {}, `${passes} rules passed, ${incomplete} could not be decided by a program.`),
    make('ul', {}, ...violations.map(violation)),
  );
}

function violation({ id, impact, help, helpUrl, nodes }) {
  const link = make('a', { href: helpUrl, rel: 'noreferrer', target: '_blank' }, id);
  const places = nodes.map(({ html, summary }) =>
    make('li', {}, make('code', {}, html), make('p', {}, summary)),
  );
  return make('li', {}, make('strong', {}, `${impact}: `), `${help} `, link, make('ul', {}, ...places));
}

const modes = [
  ['(forced-colors: active)', 'Forced colors', 'on in your system', 'off in your system'],
  ['(prefers-reduced-motion: reduce)', 'Reduced motion', 'on in your system', 'off in your system'],
];

function showHints() {
  const rows = modes.map(([query, name, on, off]) =>
    make('li', {}, make('strong', {}, name), `: ${matchMedia(query).matches ? on : off}.`),
  );
  hints.replaceChildren(
    make('h2', {}, 'To look at as well'),
    make('ul', {}, ...rows),
    make(
      'p',
      {},
      'Frames follow your system. In Chrome and Edge both are under “Rendering” of the developer tools (emulate forced-colors, prefers-reduced-motion); in Firefox set ui.prefersReducedMotion to 1. With forced colors every control must keep an edge; with reduced motion nothing may slide.',
    ),
    make(
      'p',
      {},
      'With the keyboard: Tab through the frame, open each menu with Enter, leave it with Escape, and see where the focus is.',
    ),
  );
}

for (const [query] of modes) matchMedia(query).addEventListener('change', showHints);
