import { expect } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { banner, button, decide, forget, mount, openSettings, switchOf } from './consent.fixture.ts';
import type { FpCookieConsent } from './cookie-consent.ts';

const settle = (element: FpCookieConsent) => {
  for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
};

describe('where the cookie question and its settings stand', () => {
  beforeEach(forget);
  afterEach(forget);

  for (const [width, height] of [
    [320, 480],
    [568, 320],
    [844, 270],
  ] as const)
    it(`[CKC-01] keeps the answers in sight on a phone of ${width} x ${height} px, and what has the focus above them`, async () => {
      await setViewport(width, height);
      const element = await mount({ locale: 'de-de', privacyHref: '/datenschutz/' });
      await waitUntil(() => banner(element), 'the question is asked');
      const question = banner(element)!;
      for (const animation of question.getAnimations()) animation.finish();
      expect(question.scrollHeight).to.be.above(question.clientHeight);
      const card = question.getBoundingClientRect();
      const answers = ['Alle ablehnen', 'Alle annehmen', 'Cookies auswählen'].map((name) =>
        button(question, name).getBoundingClientRect(),
      );
      for (const { bottom } of answers) expect(bottom).to.be.at.most(Math.min(card.bottom, innerHeight));
      const link = question.querySelector('a')!;
      link.focus();
      expect(link.getBoundingClientRect().top).to.be.at.least(card.top);
      expect(link.getBoundingClientRect().bottom).to.be.at.most(answers[0]!.top);
      await setViewport(1024);
    });

  it('[CKC-01] shows all of its text on a phone of 568 x 320 px', async () => {
    await setViewport(568, 320);
    const element = await mount({ privacyHref: '/privacy/' });
    const question = banner(element)!;
    expect(question.scrollHeight).to.equal(question.clientHeight);
    await setViewport(1024);
  });

  for (const [locale, width] of [
    ['de-de', 600],
    ['de-de', 768],
    ['fr-ca', 600],
    ['en-xa', 768],
  ] as const)
    it(`[LAY-01] has room for its answers in ${locale} at ${width} px`, async () => {
      const element = await mount({ locale });
      await setViewport(width);
      const asked = banner(element)!;
      expect(asked.scrollWidth).to.equal(asked.clientWidth);
      const { right } = asked.getBoundingClientRect();
      for (const answer of asked.querySelectorAll('button'))
        expect(answer.getBoundingClientRect().right).to.be.at.most(right - 20);
    });

  it('[LAY-01] keeps refusing and accepting on one line each on a phone of 360 px', async () => {
    await setViewport(360);
    const question = banner(await mount({ locale: 'de-de' }))!;
    for (const name of ['Alle ablehnen', 'Alle annehmen'])
      expect(button(question, name).offsetHeight, name).to.equal(44);
    await setViewport(1024);
  });

  it('[LAY-01] keeps each of the settings’ answers on one line, refusing and accepting as wide as each other', async () => {
    decide();
    await setViewport(768);
    const open = await openSettings(await mount({ locale: 'de-de' }));
    const answers = ['Alle ablehnen', 'Alle annehmen', 'Auswahl speichern'].map((name) =>
      button(open, name).getBoundingClientRect(),
    );
    expect(answers.map(({ height }) => height)).to.deep.equal([44, 44, 44]);
    expect(answers[0]!.width).to.be.closeTo(answers[1]!.width, 0.5);
    await setViewport(1024);
  });

  it('[LAY-01] scrolls as a whole in a low window', async () => {
    decide();
    const element = await mount();
    await setViewport(320, 256);
    const open = await openSettings(element);
    const list = open.querySelector('.body')!;
    expect(list.clientHeight).to.equal(list.scrollHeight);
    expect(open.scrollHeight).to.be.above(open.clientHeight);
    await setViewport(1024);
  });

  it('[LAY-02] moves nothing on the page, and lets it scroll clear of the question', async () => {
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '1500px';
    tall.textContent = 'The page';
    const before = tall.getBoundingClientRect().top;
    const element = await mount();
    settle(element);
    document.body.append(tall);
    const top = tall.getBoundingClientRect().top;
    expect(top).to.equal(before);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(
      () => tall.getBoundingClientRect().bottom <= banner(element)!.getBoundingClientRect().top + 1,
      'the end of the page is seen',
    );
    tall.remove();
    scrollTo(0, 0);
  });

  it('[LAY-02] stands right in both reading directions', async () => {
    inDirection('rtl');
    const element = await mount();
    await setViewport(320);
    settle(element);
    const open = await openSettings(element);
    const knob = switchOf(open, 'necessary').getBoundingClientRect();
    const name = open.querySelector('.name')!.getBoundingClientRect();
    expect(knob.right).to.be.below(name.left);
    expect(beyondWindow()).to.equal(0);
  });
});
