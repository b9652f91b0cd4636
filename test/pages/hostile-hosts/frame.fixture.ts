import { fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../helpers/wait-until.ts';

/** A page of its own, in a frame that is as wide as the window. */
export interface Frame {
  window: Window & typeof globalThis;
  document: Document;
  /** Adds the one script, as often as it is called: the one of `address`, or the bundled one. */
  load: (address?: string) => Promise<void>;
  /** What its console was told as a warning, and its scripts' errors. */
  complaints: string[];
}

/** @param content the page as its author wrote it, with a doctype or without */
export async function openFrame(content: string, height = 900): Promise<Frame> {
  const element = await fixture<HTMLIFrameElement>(html`<iframe title="A host page"></iframe>`);
  const box = { position: 'absolute', inset: '0', width: '100%', height: `${height}px`, border: '0' };
  // Wherever the pointer stands, it hovers nothing.
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

/** Gives an element of the frame what a page's own script gives it, and waits until it shows. */
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

/** The links and buttons of this name that a person can see, in shadow roots too; of whatever page they are. */
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

/** The one of this name, once it is there. */
export async function arrives(root: Element, name: RegExp): Promise<HTMLElement> {
  await waitUntil(() => named(root, name).length > 0, `${name} arrives`);
  const [first] = named(root, name);
  if (!first) throw new Error(`${name} has gone again`);
  return first;
}

const nameOf = (element: HTMLElement) =>
  (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim();
const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
