import { fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../helpers/wait-until.ts';

/** A separate page, in a frame as wide as the window. */
export interface Frame {
  window: Window & typeof globalThis;
  document: Document;
  /** Adds a script, the one at `address` or else the bundled one script, every time it is called. */
  load: (address?: string) => Promise<void>;
  /** Warnings on its console, and errors of its scripts. */
  complaints: string[];
}

/** @param content the page's markup, with or without a doctype */
export async function openFrame(content: string, height = 900): Promise<Frame> {
  const element = await fixture<HTMLIFrameElement>(html`<iframe title="A host page"></iframe>`);
  const box = { position: 'absolute', inset: '0', width: '100%', height: `${height}px`, border: '0' };
  // Ignores the pointer, which may be anywhere and must not hover over anything.
  Object.assign(element.style, box, { pointerEvents: 'none' });
  const page = element.contentDocument;
  if (!page) throw new Error('The frame has no page');
  page.open();
  // oxlint-disable-next-line typescript/no-deprecated -- what `srcdoc` holds is never in quirks mode
  page.write(content);
  page.close();
  const window = element.contentWindow as Frame['window'];
  const complaints: string[] = [];
  window.console.warn = (...words: unknown[]) => complaints.push(words.join(' '));
  window.addEventListener('error', ({ message }) => complaints.push(message));
  return { window, document: page, complaints, load: (address) => load(page, address) };
}

async function load(page: Document, address?: string): Promise<void> {
  const script = page.createElement('script');
  script.type = 'module';
  script.src = address ?? (await import('./shell-script.ts')).address;
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`No script at ${script.src}`)));
  });
  page.head.append(script);
  await loaded;
}

/** Sets properties of an element in the frame, as a page's own script does, and waits until it has rendered. */
export async function give<Type extends HTMLElement>(
  frame: Frame,
  tag: string,
  properties: object,
): Promise<Type> {
  const element = frame.document.querySelector<Type>(tag);
  if (!element) throw new Error(`The page has no <${tag}>`);
  await waitUntil(() => frame.window.customElements.get(tag), `<${tag}> is defined`);
  Object.assign(element, properties);
  await ('updateComplete' in element && element.updateComplete);
  return element;
}

/** The visible links and buttons of this name, through shadow roots; `root` may belong to any page. */
export function named(root: Element, name: RegExp): HTMLElement[] {
  const inside = [
    ...root.querySelectorAll<HTMLElement>('*'),
    ...(root.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? []),
  ];
  return inside.flatMap((element) => [
    ...(element.matches('a[href],button') && name.test(nameOf(element)) && isSeen(element) ? [element] : []),
    ...(element.shadowRoot ? named(element, name) : []),
  ]);
}

/** Waits for a link or button of this name. */
export async function arrives(root: Element, name: RegExp): Promise<HTMLElement> {
  await waitUntil(() => named(root, name).length > 0, `${name} arrives`);
  const [first] = named(root, name);
  if (!first) throw new Error(`${name} has gone again`);
  return first;
}

const nameOf = (element: HTMLElement) =>
  (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim();
const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
