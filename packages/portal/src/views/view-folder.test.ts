import { expect } from '@open-wc/testing';
import { catchStyles } from './caught-styles.ts';
import { watchErrors } from './view-errors.ts';

const atRoot = `${location.origin}/view-at-root.js`;
const inFolder = `${location.origin}/views/sample/view.js`;

/** The messages that a view at an address gets for an error in a script. */
function heardBy(address: string, filename: string): unknown[] {
  const heard: unknown[] = [];
  const stop = watchErrors(address, (error) => heard.push(error));
  // The test runner also listens on the window.
  const runners = window.onerror;
  window.onerror = null;
  const event = new ErrorEvent('error', { message: 'broken', filename, cancelable: true });
  window.dispatchEvent(event);
  window.onerror = runners;
  stop();
  expect(event.defaultPrevented).to.equal(heard.length > 0);
  return heard;
}

/** Whether an isolated view at an address takes over a style sheet that is added to the head after the view has loaded. */
async function takes(address: string, href: string): Promise<boolean> {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const { loaded, stop } = catchStyles(root, address);
  loaded();
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(sheet);
  await Promise.resolve();
  stop();
  const isTaken = root.querySelector('link') !== null;
  sheet.remove();
  return isTaken;
}

describe('the folder of a view', () => {
  it('[VIEW-05] says whose an error is', () => {
    expect(heardBy(inFolder, `${location.origin}/views/sample/chunk.js`)).to.deep.equal(['broken']);
    expect(heardBy(inFolder, `${location.origin}/assets/shell.js`)).to.deep.equal([]);
  });

  it('[VIEW-05] does not say that a late error of a view that has gone is another one’s', () => {
    const gone = `${location.origin}/views/sample/gone.js`;
    watchErrors(gone, () => undefined)();
    expect(heardBy(inFolder, gone)).to.deep.equal([]);
    expect(heardBy(gone, gone)).to.deep.equal(['broken']);
  });

  it('[VIEW-05] leaves the shell its own errors where it is the root of the site', () => {
    expect(heardBy(atRoot, atRoot)).to.deep.equal(['broken']);
    expect(heardBy(atRoot, `${location.origin}/assets/shell.js`)).to.deep.equal([]);
  });

  it('[VIEW-05] leaves the shell its own style sheets where it is the root of the site', async () => {
    expect(await takes(inFolder, '/views/sample/view.css')).to.equal(true);
    expect(await takes(atRoot, '/assets/shell.css')).to.equal(false);
  });
});
