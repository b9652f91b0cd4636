import { expect } from '@open-wc/testing';
import type {} from '../../helpers/specimen.ts';
import { setViewport } from '../../helpers/commands.ts';
import { waitUntil } from '../../helpers/wait-until.ts';

interface State {
  src: string;
  height: number;
  width?: number;
  widths?: number[];
}

const folder = '/demo/catalogue/';
const sections = (await (await fetch(`${folder}specimens.json`)).json()) as {
  title: string;
  states: State[];
}[];

/** Checks one state of each element in this engine. test/visual covers all states, and audits them with axe. */
describe('the catalogue', () => {
  const frame = document.createElement('iframe');

  before(async () => {
    document.body.append(frame);
    await setViewport(1440);
  });
  after(async () => {
    frame.remove();
    await setViewport(1024);
  });

  for (const { title, states } of sections) {
    const [state] = states;
    if (!state) throw new Error(`${title} has no state`);
    it(`shows ${title} without a mistake`, async () => {
      const page = await open(frame, state);
      expect(page.specimenErrors).to.deep.equal([]);
      const { scrollWidth, clientWidth } = page.document.documentElement;
      expect(scrollWidth, 'it is as wide as its frame').to.be.at.most(clientWidth);
    });
  }
});

/** Shows a state at its own width and waits until it has settled. */
async function open(frame: HTMLIFrameElement, { src, height, width, widths }: State) {
  frame.style.width = `${width ?? widths?.[0] ?? 1440}px`;
  frame.style.height = `${height}px`;
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  frame.src = `${folder}states/${src}`;
  await loaded;
  const page = frame.contentWindow;
  if (!page) throw new Error('The frame has no page');
  const isReady = () => page.document.documentElement.hasAttribute('data-ready');
  await waitUntil(isReady, `${src} is ready`, { interval: 10 }).catch((error: unknown) => {
    throw new Error(`${String(error)} ${page.specimenErrors.join()}`);
  });
  return page;
}
