import { focusedElement } from '@fleet-portal/elements/focus';
import { expect } from '@open-wc/testing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { element } from '../../../../test/helpers/roles.ts';
import { LocaleContext } from '../context/locale-context.ts';
import { loadMessages } from '../context/messages.ts';
import { mainId } from '../dom/main-area.ts';
import { PartFailure } from './PartFailure.tsx';

/** A page with a failed part, whose opener has the focus. */
async function fail(): Promise<{ page: HTMLElement; opener: HTMLButtonElement }> {
  const page = document.createElement('main');
  page.id = mainId;
  page.tabIndex = -1;
  const opener = document.createElement('button');
  const container = document.createElement('div');
  page.append(opener, container);
  document.body.append(page);
  opener.focus();
  const root = createRoot(container);
  const close = () => flushSync(() => root.unmount());
  const language = { locale: 'en-us', messages: await loadMessages('en-us') };
  flushSync(() =>
    root.render(
      <LocaleContext value={language}>
        <PartFailure onRetry={close} onClose={close} />
      </LocaleContext>,
    ),
  );
  element(page, 'button', 'Close').focus();
  return { page, opener };
}

describe('what says that a part did not load, when it goes', () => {
  afterEach(() => document.getElementById(mainId)?.remove());

  it('[NTF-08][FTR-04] gives the focus back to what opened it', async () => {
    const { page, opener } = await fail();
    element(page, 'button', 'Close').click();
    expect(focusedElement()).to.equal(opener);
  });

  it('[NTF-08][FTR-04] gives it back, too, where Escape closes it', async () => {
    const { page, opener } = await fail();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    element(page, 'button', 'Try again').dispatchEvent(escape);
    expect(page.querySelector('.part-failure') === null).to.equal(true);
    expect(focusedElement() === opener).to.equal(true);
  });

  it('[NTF-08][FTR-04] gives it back, too, where the part comes at another try', async () => {
    const { page, opener } = await fail();
    element(page, 'button', 'Try again').focus();
    element(page, 'button', 'Try again').click();
    expect(focusedElement()).to.equal(opener);
  });

  it('[NTF-08][FTR-04] gives the focus to the main area where that has gone', async () => {
    const { page, opener } = await fail();
    opener.remove();
    element(page, 'button', 'Close').click();
    expect(focusedElement()).to.equal(page);
  });
});
