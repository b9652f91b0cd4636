// The code that a page needs for this state: the elements with their attributes, and a script for the properties that have none.
import { announce, make } from './dom.js';
import { readyFrames } from './frames.js';
import { manualOf } from './manifest.js';

const panel = document.getElementById('panel-markup');
/** Longer values are cut off: nobody writes them by hand, they come from a backend. */
const longest = 2000;

export function showMarkup() {
  const page = readyFrames()[0]?.contentDocument;
  if (!page) return panel.replaceChildren(make('p', {}, 'The elements are on their way.'));
  const elements = [...page.querySelectorAll('*')].filter(
    ({ localName, parentElement }) => localName.startsWith('fp-') && !parentElement.closest('[class*=fp-]'),
  );
  const script = elements.flatMap(propertiesOf).join('\n');
  panel.replaceChildren(
    block('HTML', [loader, ...elements.map(htmlOf)].join('\n\n')),
    ...(script ? [block('Script', script)] : []),
  );
}

const loader = '<script type="module" src="/fp-shell.js"></script>';

function htmlOf(element) {
  const attributes = [...element.attributes].filter(({ name }) => !/^(class|style|data-.*)$/.test(name));
  const pairs = attributes.map(({ name, value }) =>
    value ? `${name}="${value.replaceAll('"', '&quot;')}"` : name,
  );
  const { localName } = element;
  const open =
    pairs.length > 2 ? `<${localName}\n  ${pairs.join('\n  ')}\n>` : `<${[localName, ...pairs].join(' ')}>`;
  const inside = [...element.children].map(({ outerHTML }) => `\n  ${outerHTML.trim()}`).join('');
  return `${open}${inside}${inside && '\n'}</${localName}>`;
}

function propertiesOf(element) {
  const { fields = [] } = manualOf(element.localName) ?? {};
  const { constructor } = element;
  const fresh = new constructor();
  const lines = fields
    .filter(({ attribute }) => !attribute)
    .map(({ name }) => [name, asText(element[name]), asText(fresh[name])])
    .filter(([, value, first]) => value !== undefined && value !== first)
    .map(([name, value]) => `element.${name} = ${shorten(value)};`);
  if (!lines.length) return [];
  return [`{\n  const element = document.querySelector('${element.localName}');\n  ${lines.join('\n  ')}\n}`];
}

const shorten = (text) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

function asText(value) {
  try {
    const inOneLine = JSON.stringify(value);
    return inOneLine?.length > 72 ? JSON.stringify(value, null, 2).replaceAll('\n', '\n  ') : inOneLine;
  } catch {
    return undefined;
  }
}

function block(title, text) {
  const code = make('code', {}, text);
  const copy = make('button', { type: 'button', class: 'button', 'aria-label': `Copy ${title}` }, 'Copy');
  copy.addEventListener('click', async () => {
    const isCopied = await copyText(text, code);
    copy.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
    announce(copy.textContent);
    setTimeout(() => (copy.textContent = 'Copy'), 2000);
  });
  return make(
    'section',
    { class: 'block' },
    make('div', { class: 'block-head' }, make('h2', {}, title), copy),
    make('pre', { tabindex: 0, 'aria-label': title, role: 'region' }, code),
  );
}

/** Copies a text; if the clipboard is not available, selects it instead. */
async function copyText(text, code) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return false;
  }
}
