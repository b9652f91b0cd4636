import { expect } from '@open-wc/testing';
import { setViewport } from '../../helpers/commands.ts';
import { isChromium } from '../../helpers/engine.ts';
import { waitUntil } from '../../helpers/wait-until.ts';

interface State {
  name: string;
  src: string;
  height: number;
  width?: number;
  widths?: number[];
  /** It shows what fails, and says so on the console. */
  mistakes?: boolean;
}

interface Specimen {
  specimenErrors: string[];
  specimen: {
    audit(): Promise<{ violations: { id: string; nodes: { html: string; summary: string }[] }[] }>;
  };
}

const folder = '/demo/catalogue/';
const sections = (await (await fetch(`${folder}specimens.json`)).json()) as {
  group: string;
  title: string;
  states: State[];
}[];

/**
 * A test for each element of some groups: a page of its own holds as many as a busy computer shows in time. Where axe does not look,
 * one state of each element says whether its page works: the elements’ own tests show them in all states there.
 */
export function testStates(groups: readonly string[]): void {
  const frame = document.createElement('iframe');

  before(async () => {
    document.body.append(frame);
    await setViewport(1440);
  });
  after(async () => {
    frame.remove();
    await setViewport(1024);
  });

  for (const { title, states } of sections.filter((section) => groups.includes(section.group))) {
    it(`shows ${title} so that everybody can use it, without a mistake`, async () => {
      for (const state of isChromium ? states : states.slice(0, 1)) {
        const page = await open(frame, state);
        if (!state.mistakes) void expect(page.specimenErrors, state.name).to.deep.equal([]);
        if (isChromium) void expect(await audit(page), state.name).to.deep.equal([]);
        const { scrollWidth, clientWidth } = page.document.documentElement;
        expect(scrollWidth, `${state.name} is as wide as its frame`).to.be.at.most(clientWidth);
      }
    }).timeout(60_000);
  }
}

/** What axe says that is wrong. */
async function audit({ specimen }: Specimen): Promise<string[]> {
  const { violations } = await specimen.audit();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, summary }) => `${id}: ${html} ${summary}`));
}

/** Shows a state at its own width and waits until it has come to rest. */
async function open(frame: HTMLIFrameElement, { src, height, width, widths }: State) {
  frame.style.width = `${width ?? widths?.[0] ?? 1440}px`;
  frame.style.height = `${height}px`;
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  frame.src = `${folder}states/${src}`;
  await loaded;
  const page = frame.contentWindow as (Window & Specimen) | null;
  if (!page) throw new Error('The frame has no page');
  const isReady = () => page.document.documentElement.hasAttribute('data-ready');
  await waitUntil(isReady, `${src} is ready`, { interval: 10 }).catch((error: unknown) => {
    throw new Error(`${String(error)} ${page.specimenErrors.join()}`);
  });
  return page;
}
