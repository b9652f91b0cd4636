import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { click } from '../../../../test/helpers/click.ts';
import { clickOn } from '../../../../test/helpers/commands.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { box, control, nameOf, settle } from '../../../../test/helpers/seen.ts';
import { actions, closes, isOpen, listen, openModal, part } from './modal.fixture.ts';

describe('the actions of <fp-modal>', () => {
  it('[MOD-03] stand at the end of the row, or in its middle', async () => {
    const { element } = await openModal({ actions });
    const edges = () => {
      const row = box(part(element, '.actions'));
      return [
        box(control(element, 'Cancel')).left - row.left,
        row.right - box(control(element, 'Delete')).right,
      ];
    };
    expect(edges()[1]).to.be.closeTo(24, 0.1);
    expect(edges()[0]).to.be.above(200);
    element.actionsPlacement = 'center';
    await element.updateComplete;
    expect(edges()[0]).to.be.closeTo(edges()[1]!, 1);
    element.actionsPlacement = 'right';
    inDirection('rtl');
    await element.updateComplete;
    expect(box(control(element, 'Delete')).left - box(part(element, '.actions')).left).to.be.closeTo(24, 0.1);
  });

  it('[MOD-03] say what was chosen; whether the modal closes then is theirs to say', async () => {
    const { element } = await openModal({ actions });
    const told = listen(element);
    control(element, 'Delete').click();
    await element.updateComplete;
    expect(isOpen(element)).to.equal(true);
    control(element, 'Cancel').click();
    await closes(element);
    expect(told).to.deep.equal(['m delete', 'm cancel', 'm closed by action']);
  });

  it('[MOD-03] are not chosen by the end of a double click that began elsewhere', async () => {
    const way = { id: 'more', label: 'More', variant: 'secondary', href: '#more' } as const;
    const own = document.createElement('button');
    const { element, button } = await openModal({ actions: [...actions, way] }, own);
    const told = listen(element);
    click(button);
    expect(click(own, 2), 'the content is the page’s own').to.equal(true);
    click(control(element, 'Delete'));
    click(button);
    for (const name of ['Delete', 'More']) click(control(element, name), 2);
    expect([told, location.hash]).to.deep.equal([['m delete'], '']);
    click(control(element, 'More'), 3);
    expect(told).to.deep.equal(['m delete', 'm more']);
  });

  it('[MOD-03] are not chosen so in a modal that stands in the content of another, either', async () => {
    const own = document.createElement('button');
    const inner = document.createElement('fp-modal');
    const content = document.createElement('div');
    content.append(own, inner);
    await openModal({}, content);
    Object.assign(inner, { actions, open: true });
    await inner.updateComplete;
    const told = listen(inner);
    click(own);
    click(control(inner, 'Delete'), 2);
    expect(told).to.deep.equal([]);
  });

  it('[MOD-03] leave out what is no action, and name on the console what has no id', async () => {
    const said = noteConsole('warn');
    const { element } = await openModal({
      actions: [null, ...actions, undefined, { action: 'help', label: 'Help' }] as unknown as typeof actions,
    });
    const names = () => [...element.renderRoot.querySelectorAll('[part=action]')].map(nameOf);
    expect(names()).to.deep.equal(['Cancel', 'Delete', 'Help']);
    expect(said.at(-1)).to.equal('<fp-modal>.actions.4.id is no text.');
    Object.assign(element, { actions: 42 });
    await element.updateComplete;
    expect(names()).to.deep.equal([]);
  });

  it('[MOD-03] are described where they have a description', async () => {
    const [, action] = actions;
    const text = 'Takes the vehicle off the list';
    const both = [
      { ...action, description: text },
      { ...action, id: 'more', label: 'More', href: '/more/', description: text },
    ];
    const { element } = await openModal({ actions: both });
    for (const name of ['Delete', 'More'])
      expect(control(element, name).getAttribute('aria-description')).to.equal(text);
    await expectAccessible(element);
    element.actions = [action];
    await element.updateComplete;
    expect(control(element, 'Delete').hasAttribute('aria-description')).to.equal(false);
  });

  it('[MOD-03] can be disabled', async () => {
    const [, action] = actions;
    const { element } = await openModal({ actions: [{ ...action, isDisabled: true }] });
    const told = listen(element);
    expect(control(element, 'Delete').matches(':disabled')).to.equal(true);
    control(element, 'Delete').click();
    expect(told).to.deep.equal([]);
    await expectAccessible(element);
  });

  for (const variant of ['primary', 'secondary'] as const) {
    it(`[MOD-03] look no different under the pointer while disabled, as ${variant}`, async () => {
      const { element } = await openModal({
        actions: [{ id: 'accept', label: 'Accept', variant, isDisabled: true }],
      });
      const button = control(element, 'Accept');
      const look = () => {
        settle(element);
        const { backgroundColor, color, opacity } = getComputedStyle(button);
        return { backgroundColor, color, opacity };
      };
      const before = look();
      await clickOn(button);
      expect(button.matches(':hover')).to.equal(true);
      expect(look()).to.deep.equal(before);
    });
  }

  for (const label of ['', undefined] as string[]) {
    it(`[MOD-03] read their id where the label is ${JSON.stringify(label)}`, async () => {
      const { element } = await openModal({ actions: [{ id: 'confirm', label, variant: 'primary' }] });
      expect(control(element, 'confirm').textContent).to.contain('confirm');
    });
  }

  it('[MOD-04] lead to another site by a real link that tells the page first', async () => {
    const href = 'https://other.example/privacy/';
    const way = {
      id: 'continue',
      label: 'Continue',
      variant: 'primary',
      href,
      isExternal: true,
      closes: true,
    } as const;
    const { element } = await openModal({ actions: [way] });
    const told = listen(element);
    element.addEventListener('fp-navigate', (event) => {
      told.push(event.href);
      event.preventDefault();
    });
    expect(control(element, 'Continue')).to.have.property('href', href);
    expect(control(element, 'Continue')).to.have.property('rel', 'external noopener');
    control(element, 'Continue').click();
    await closes(element);
    expect(told).to.deep.equal(['m continue', 'm closed by action', href]);
  });

  for (const href of ['', 'javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x']) {
    it(`[MOD-04] lead nowhere where the address is ${JSON.stringify(href)}`, async () => {
      const way = { id: 'continue', label: 'Continue', variant: 'primary', href } as const;
      const said = noteConsole('warn');
      const modalId = `leads nowhere ${href}`;
      const { element } = await openModal({ modalId, actions: [way] });
      element.actions = [{ ...way }];
      await element.updateComplete;
      expect(control(element, 'Continue').matches('button:disabled')).to.equal(true);
      const problem = `<fp-modal>: action "continue" of modal "${modalId}" has an unsafe address.`;
      expect(said).to.deep.equal(href ? [problem] : []);
    });
  }
});
