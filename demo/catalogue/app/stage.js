// Shows the state in frames side by side, one per width. Each frame has the width that it names; where there is less room it is scaled
// down, or scrolls in true size.
import { make } from './dom.js';
import { frameAddress } from './frame-address.js';
import { watchFrame } from './frames.js';
import { fits } from './limits.js';
import { scalesFor } from './rows.js';
import { placeStage } from './stage-place.js';

const stage = document.getElementById('stage');
let isTrueSize = false;

/** The widths to show: the chosen ones that the state supports, else the state's own or one that suits the window. */
export function widthsOf(specimen, { widths }) {
  const asked = widths.filter((width) => fits(specimen, width));
  if (asked.length) return asked;
  const own = specimen.width ?? (innerWidth < 600 ? 320 : innerWidth < 1024 ? 600 : 1440);
  return specimen.widths ?? [fits(specimen, own) ? own : (specimen.from ?? 320)];
}

/** Shows a state; frames whose URL stays the same are kept. */
export function showStage(specimen, choice) {
  isTrueSize = choice.size === 'true';
  const address = new URL(frameAddress(specimen, choice), location.href).href;
  const wanted = widthsOf(specimen, choice);
  const kept = new Map(
    [...stage.children]
      .filter(({ dataset }) => dataset.address === address)
      .map((figure) => [Number(figure.dataset.width), figure]),
  );
  const figures = wanted.map((width) => kept.get(width) ?? build(specimen, address, width));
  for (const figure of [...stage.children]) if (!figures.includes(figure)) figure.remove();
  // Moving a frame reloads it, so frames that are in place are not touched.
  figures.forEach((figure, index) => {
    if (stage.children[index] !== figure) stage.insertBefore(figure, stage.children[index] ?? null);
  });
  fit();
}

export function clearStage() {
  stage.replaceChildren();
}

export function reloadStage(specimen, choice) {
  clearStage();
  showStage(specimen, choice);
}

function build(specimen, address, width) {
  const frame = make('iframe', {
    src: address,
    loading: 'lazy',
    title: `${specimen.section.title}: ${specimen.name}, ${width} px`,
  });
  watchFrame(frame);
  const height = width < 1024 ? Math.max(specimen.height, 640) : specimen.height;
  return make(
    'figure',
    { 'data-width': width, 'data-height': height, 'data-address': address },
    make('figcaption', {}, `${width} px`, make('span', { class: 'scale' })),
    make('div', { class: 'frame' }, frame),
  );
}

function fit() {
  const figures = [...stage.children];
  const widths = figures.map(({ dataset }) => Number(dataset.width));
  // The stage's own width would not do: it depends on where the panels are placed.
  const room = stage.parentElement.clientWidth;
  const scales = isTrueSize ? widths.map(() => 1) : scalesFor(widths, room);
  figures.forEach((figure, index) => {
    draw(figure, widths[index], Number(figure.dataset.height), scales[index]);
    letScroll(figure.querySelector('.frame'), widths[index] * scales[index] > room);
  });
  placeStage(figures.length === 1 ? figures[0].offsetWidth : Infinity);
}

function draw(figure, width, height, scale) {
  const box = figure.querySelector('.frame');
  const frame = figure.querySelector('iframe');
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  frame.style.transform = `scale(${scale})`;
  box.style.width = `${Math.floor(width * scale)}px`;
  box.style.height = scale < 1 ? `${Math.floor(height * scale)}px` : '';
  figure.querySelector('.scale').textContent = scale < 1 ? ` at ${Math.round(scale * 100)} %` : '';
}

/** Makes a frame that scrolls focusable, so that the keyboard can scroll it. */
function letScroll(box, isWider) {
  const scroller = { tabindex: 0, role: 'group', 'aria-label': 'Frame that scrolls' };
  for (const [name, value] of Object.entries(scroller))
    if (isWider) box.setAttribute(name, value);
    else box.removeAttribute(name);
}

new ResizeObserver(fit).observe(stage.parentElement);
addEventListener('resize', fit);
