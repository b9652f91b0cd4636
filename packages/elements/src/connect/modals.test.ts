import { expect } from '@open-wc/testing';
import { createModal } from '@fleet-portal/model/rules';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { control, focused, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { headerOf, openPage, tidy } from './connect.fixture.ts';
import { dialogs, escape, modal, modalIds } from './notices.fixture.ts';

describe('what a connected page asks its people', () => {
  afterEach(tidy);

  it('[MOD-01][MOD-02] opens a modal in the page’s language; what was asked for last counts', async () => {
    const { header, shell } = await openPage(undefined, {}, '/markets/ca.json');
    header.locale = 'fr-ca';
    const trigger = document.createElement('button');
    trigger.textContent = 'Delete';
    headerOf(document).after(trigger);
    trigger.focus();
    const close = shell.openModal({
      id: 'sure',
      title: 'Delete the report?',
      children: 'Nobody can bring it back.',
    });
    await waitUntil(() => dialogs().length === 1);
    const [dialog] = dialogs();
    settle(document.querySelector('fp-modal-stack')!);
    expect(dialog!.textContent).to.contain('Delete the report?');
    expect(control(dialog!, /^Fermer/)).to.be.instanceOf(HTMLElement);
    await expectAccessible(dialog!);
    close();
    await waitUntil(() => dialogs().length === 0 && focused() === trigger, 'the focus is back');
    shell.openModal({ id: 'late', title: 'Too late', children: '' })();
    await waitUntil(() => document.querySelector('fp-modal-stack')?.modals?.length === 0);
    trigger.remove();
  });

  it('[MOD-01] lets what a closing action opens wait until the first has closed', async () => {
    const { shell } = await openPage();
    const ok = { id: 'ok', label: 'OK', variant: 'primary', closes: true } as const;
    shell.openModal({ ...modal('first'), actions: [ok] });
    await waitUntil(() => dialogs().length === 1);
    const onAction = () => shell.openModal(modal('next'));
    document.addEventListener('fp-modal-action', onAction, { once: true });
    const pressed = performance.now();
    control(dialogs()[0]!, 'OK').click();
    await waitUntil(() => dialogs().some(({ textContent }) => textContent.includes('Title of next')));
    expect(performance.now() - pressed).to.be.at.least(299);
  });

  it('[MOD-01] closes a modal after the user has closed another one', async () => {
    const { shell } = await openPage();
    const close = shell.openModal(modal('below'));
    shell.openModal(modal('above'));
    await escape('above');
    await waitUntil(() => modalIds() === 'below', 'the user has closed the upper one');
    close();
    await waitUntil(() => modalIds() === '', 'the lower one is closed');
  });

  it('[MOD-01] leaves a modal in its place that is opened again', async () => {
    const { shell } = await openPage();
    for (const id of ['below', 'above', 'below']) shell.openModal(modal(id));
    await waitUntil(() => modalIds()?.includes('above'), 'they are shown');
    expect(document.querySelector('fp-modal-stack')!.modals!.map(({ id }) => id)).to.deep.equal([
      'below',
      'above',
    ]);
  });

  it('[MOD-01] leaves a later modal of the same id to its own opener', async () => {
    const { shell } = await openPage();
    const closeFirst = shell.openModal(modal('same'));
    const closeSecond = shell.openModal(modal('same'));
    shell.openModal(modal('above'));
    await escape('above');
    await waitUntil(() => modalIds() === 'same');
    closeFirst();
    await shell.refresh();
    expect(modalIds()).to.equal('same');
    closeSecond();
    await waitUntil(() => modalIds() === '');
    shell.openModal(modal('same'));
    await waitUntil(() => modalIds() === 'same');
    closeSecond();
    await shell.refresh();
    expect(modalIds()).to.equal('same');
  });

  it('[MOD-01] takes its modals off the page’s own stack at its end, the page’s own stay', async () => {
    const { page, shell } = await openPage();
    const own = document.createElement('fp-modal-stack');
    page.append(own);
    shell.openModal(modal('shell'));
    await waitUntil(() => modalIds() === 'shell');
    own.push(createModal(modal('page')));
    own.push(createModal(modal('above')));
    await escape('above');
    await waitUntil(() => modalIds() === 'shell,page');
    shell.disconnect();
    await waitUntil(() => modalIds() === 'page');
  });

  it('[MOD-01] forgets a modal that the user has closed: the page’s own of that id stays at the end', async () => {
    const { page, shell } = await openPage();
    const own = document.createElement('fp-modal-stack');
    page.append(own);
    let closed = 0;
    shell.openModal({ ...modal('same'), onClose: () => closed++ });
    await escape('same');
    await waitUntil(() => modalIds() === '', 'the user has closed it');
    expect(closed).to.equal(1);
    own.push(createModal(modal('same')));
    shell.disconnect();
    await own.updateComplete;
    expect(modalIds()).to.equal('same');
  });
});
