import { focusedElement } from '@fleet-portal/elements/focus';
import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { element } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  closes,
  closeShell,
  deleteButton,
  dialog,
  focusedName,
  inModal,
  modal,
  openModals,
  opens,
  openShell,
} from './notices.fixture.tsx';

const yesAndNo = [
  { id: 'no', label: 'No', variant: 'secondary', closes: true },
  { id: 'yes', label: 'Yes', variant: 'primary' },
] as const;

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed: {count}
    </button>
  );
}

describe('the portal’s modals', () => {
  beforeEach(() => setViewport(1280));
  afterEach(closeShell);

  it('[MOD-02] are named by their title, accessible, and keep the page behind them still', async () => {
    const { notices } = await openShell();
    notices.openModal(modal('a', { actions: [...yesAndNo] }));
    await opens('Title of a');
    expect(focusedName()).to.equal('Title of a');
    await expectAccessible(document.body, { page: true });
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    await sendKeys({ press: 'Escape' });
    await closes();
    expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden');
  });

  it('[MOD-01] give the focus back to what they were opened from', async () => {
    const { notices } = await openShell();
    deleteButton().focus();
    notices.openModal(modal('a'));
    await opens('Title of a');
    inModal('button', 'Close').click();
    await closes();
    await waitUntil(() => focusedElement() === deleteButton(), 'the button has the focus');
  });

  it('[MOD-01] give the focus to the page’s heading where that has gone', async () => {
    const { notices } = await openShell();
    deleteButton().focus();
    notices.openModal(modal('a'));
    await opens('Title of a');
    deleteButton().hidden = true;
    await sendKeys({ press: 'Escape' });
    await closes();
    await waitUntil(() => focusedName() === 'Reports', 'the heading has the focus');
  });

  it('[MOD-01] stand one over another, and each is told of once', async () => {
    const { notices, displayed } = await openShell();
    notices.openModal(modal('a'));
    await opens('Title of a');
    notices.openModal(modal('b'));
    await opens('Title of b');
    expect(openModals()).to.deep.equal(['Title of a', 'Title of b']);
    notices.openModal(modal('a', { title: 'Another title' }));
    await waitUntil(() => openModals()[0] === 'Another title', 'the lower one changes');
    notices.closeModal('b');
    await opens('Another title');
    await waitUntil(() => focusedName() === 'Another title', 'the lower one has the focus');
    notices.openModal(modal('c', { hasSentAnalytics: true }));
    await opens('Title of c');
    expect(displayed).to.deep.equal(['a', 'b']);
  });

  it('[MOD-03] tell what was chosen, and then that they were closed', async () => {
    const { notices } = await openShell();
    const told: string[] = [];
    const actions = [...yesAndNo];
    const onAction = (action: string) => told.push(action);
    notices.openModal(modal('a', { actions, onAction, onClose: () => told.push('closed') }));
    await opens('Title of a');
    inModal('button', 'Yes').click();
    expect(openModals()).to.have.length(1);
    inModal('button', 'No').click();
    await closes();
    expect(told).to.deep.equal(['yes', 'no', 'closed']);
  });

  it('[MOD-02] show content of React’s, that lives while it is shown and is seen until they have closed', async () => {
    const { notices } = await openShell();
    notices.openModal(modal('a', { content: <Counter /> }));
    await opens('Title of a');
    expect(dialog().textContent).to.contain('Text of a');
    element(dialog(), 'button', 'Pressed: 0').click();
    await waitUntil(() => dialog().textContent.includes('Pressed: 1'), 'the content lives');
    notices.openModal(modal('a', { children: 'Other text', content: <Counter /> }));
    await waitUntil(() => dialog().textContent.includes('Other text'), 'the text changes');
    expect(dialog().textContent).to.contain('Pressed: 1');
    await expectAccessible(dialog());
    const closing = dialog();
    notices.closeModal('a');
    await closes();
    expect(closing.textContent).to.contain('Pressed: 1');
    await waitUntil(() => !closing.isConnected, 'the modal has gone');
  });

  it('[MOD-01] open again while they close, and give the focus back where the first would have', async () => {
    const { notices } = await openShell();
    const said = noteConsole('error');
    deleteButton().focus();
    notices.openModal(modal('a', { actions: [...yesAndNo], content: <p>First</p> }));
    await opens('Title of a');
    inModal('button', 'Yes').focus();
    notices.closeModal('a');
    notices.openModal(modal('a', { title: 'Again', content: <p>Second</p> }));
    notices.closeModal('a');
    notices.openModal(modal('b', { content: <p>Third</p> }));
    await opens('Title of b');
    notices.closeModal('b');
    await closes();
    notices.openModal(modal('b', { title: 'Again', content: <p>Fourth</p> }));
    await opens('Again');
    expect(dialog().textContent).to.contain('Fourth');
    await sendKeys({ press: 'Escape' });
    await closes();
    await waitUntil(() => focusedElement() === deleteButton(), 'the button has the focus');
    expect(said).to.deep.equal([]);
  });

  it('[MOD-02] go with their page, unless they cannot be closed', async () => {
    const { notices, show } = await openShell();
    const told: string[] = [];
    notices.openModal(modal('terms', { disableXButton: true, disableClickOutClose: true }));
    await opens('Title of terms');
    notices.openModal(modal('a', { onClose: () => told.push('closed') }));
    await opens('Title of a');
    await show({ url: '/en-ca/reports/#end' });
    expect(openModals()).to.have.length(2);
    await show({ url: '/en-ca/other/' });
    await waitUntil(() => openModals().length === 1, 'one closes');
    expect(openModals()).to.deep.equal(['Title of terms']);
    expect(told).to.deep.equal([]);
  });

  it('[SES-02] are all gone at once when the person signs out, but for what is said to visitors', async () => {
    const { notices, show } = await openShell({ session: signedIn() });
    notices.openModal(modal('a', { disableXButton: true, content: <p>Private</p> }));
    await opens('Title of a');
    notices.openModal(modal('over', { lasts: 'visit' }));
    await opens('Title of over');
    await show({ session: visitor });
    await waitUntil(() => openModals().length === 1, 'one is left');
    expect(openModals()).to.deep.equal(['Title of over']);
    expect(document.body.textContent).not.to.contain('Private');
    expect(document.querySelectorAll('fp-modal')).to.have.length(1);
  });
});
