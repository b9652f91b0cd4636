// The catalogue's controls: they give the frames their market, language, theme, person, direction and width.
const controls = document.getElementById('controls');
const header = document.querySelector('fp-header');
const defaults = { market: 'us', theme: '', person: 'visitor', dir: 'ltr' };
const [{ markets }, sections] = await Promise.all(['/markets.json', './specimens.json'].map(load));
const frames = sections.flatMap(build);

fillMarkets();
restore();
apply();

controls.addEventListener('change', ({ target }) => {
  if (target.name === 'market') fillLocales();
  apply();
});
controls.addEventListener('reset', () => {
  // The values are back only after the event.
  queueMicrotask(() => {
    fillLocales();
    apply();
  });
});
document.getElementById(location.hash.slice(1))?.scrollIntoView();
new ResizeObserver(fitAll).observe(document.querySelector('.states'));
for (const type of ['fp-navigate', 'fp-login', 'fp-logout', 'fp-locale-change']) {
  header.addEventListener(type, (event) => event.preventDefault());
}

async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`GET ${address}: status ${response.status}`);
  return response.json();
}

/** Makes a section and its entry in the list of contents, and returns its frames. */
function build({ id, title, about, layout, frames: specimens }) {
  const section = copyOf('section');
  section.id = id;
  section.querySelector('h2').textContent = title;
  section.querySelector('.about').textContent = about;
  const list = section.querySelector('.specimens');
  if (layout) list.classList.add(layout);
  list.append(...specimens.map(buildSpecimen));
  document.getElementById('states').append(section);

  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  document.getElementById('contents').append(item);
  return [...list.querySelectorAll('iframe')];
}

function buildSpecimen({ name, src, width, height }) {
  const specimen = copyOf('specimen');
  specimen.querySelector('figcaption').textContent = name;
  Object.assign(specimen.dataset, { height }, width && { width });
  const frame = specimen.querySelector('iframe');
  frame.title = name;
  frame.dataset.address = src;
  return specimen;
}

function copyOf(template) {
  return document.getElementById(template).content.firstElementChild.cloneNode(true);
}

function fillMarkets() {
  controls.market.replaceChildren(
    ...markets.map(({ id, title }) => new Option(title, id, id === 'us', id === 'us')),
  );
  fillLocales();
}

function fillLocales() {
  const market = markets.find(({ id }) => id === controls.market.value);
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const options = (market?.allowedLocales ?? []).map((locale) => new Option(names.of(locale), locale));
  controls.locale.replaceChildren(...options, new Option('Pseudo language', 'en-xa'));
}

/** The page's address carries what is set, so that it can be sent to somebody. */
function restore() {
  const set = new URLSearchParams(location.search);
  for (const name of ['market', 'locale', 'theme', 'person', 'dir', 'width']) {
    const value = set.get(name);
    if (value !== null) controls[name].value = value;
    if (name === 'market') fillLocales();
  }
}

function apply() {
  const values = Object.fromEntries(new FormData(controls));
  history.replaceState(null, '', `?${new URLSearchParams(values)}${location.hash}`);
  for (const frame of frames) show(frame, values);
  fitAll();
}

/** What a frame's own address says stays; the rest comes from the controls. A frame that fixes its market keeps its language. */
function show(frame, values) {
  const address = new URL(frame.dataset.address, location.href);
  const fixed = new Set(address.searchParams.keys());
  for (const [name, value] of Object.entries(defaults)) {
    if (!fixed.has(name) && values[name] !== value) address.searchParams.set(name, values[name]);
  }
  if (!fixed.has('market') && !fixed.has('locale')) address.searchParams.set('locale', values.locale);
  if (frame.src !== address.href) frame.src = address.href;
}

/** A frame has the width that is asked for and is drawn smaller where the page is narrower. */
function fitAll() {
  for (const specimen of document.querySelectorAll('.specimen')) {
    const stage = specimen.querySelector('.stage');
    const frame = specimen.querySelector('iframe');
    const width = Number(specimen.dataset.width ?? controls.width.value);
    const height = Number(specimen.dataset.height);
    const scale = Math.min(1, stage.parentElement.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    frame.style.transform = `scale(${scale})`;
    stage.style.width = `${Math.floor(width * scale)}px`;
    stage.style.height = `${Math.floor(height * scale)}px`;
  }
}
