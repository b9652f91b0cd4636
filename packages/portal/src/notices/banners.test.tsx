import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../test/helpers/fixtures.ts';
import { element } from '../../../../test/helpers/roles.ts';
import { scrollSettles } from '../../../../test/helpers/scroll-settles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  banner,
  bannerTexts,
  closeShell,
  focusedName,
  note,
  openShell,
  topTexts,
} from './notices.fixture.tsx';

const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
const bottom = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().bottom;
const button = (name: string) => element(document.querySelector('fp-banner')!.shadowRoot!, 'button', name);
const bannersShow = (...texts: string[]) =>
  waitUntil(
    () => bannerTexts().join() === texts.join() && [...document.querySelectorAll('fp-banner')].every(isTall),
    `the banners are: ${texts.join()}`,
  );
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const isTall = (line: HTMLElement) => line.offsetHeight > 40;

describe('the portal’s banners', () => {
  beforeEach(() => setViewport(1280));
  afterEach(() => {
    closeShell();
    scrollTo(0, 0);
  });

  for (const width of [320, 1440]) {
    it(`[BAN-01][BAN-02] stand between header and page, beneath the top notifications, at ${width} px`, async () => {
      const { notices } = await openShell();
      await setViewport(width);
      const before = overflow();
      notices.showBanner(banner('a', { actions: [{ label: 'Learn more', action: 'more' }] }));
      notices.showTopNotification(note('b', 'error'));
      await bannersShow('Text of a');
      await waitUntil(() => topTexts().length === 1, 'the top notification shows');
      expect(top('fp-top-notifications')).to.equal(bottom('fp-header'));
      expect(top('fp-banner')).to.equal(bottom('fp-top-notifications'));
      expect(top('main')).to.equal(bottom('fp-banner'));
      expect(getComputedStyle(document.querySelector('fp-top-notifications')!).zIndex).to.equal('8000');
      await waitUntil(
        () => document.querySelector('fp-banner')!.shadowRoot!.querySelector('.silent') === null,
        'the banner is heard',
      );
      await expectAccessible(document.body, { page: true });
      expect(overflow()).to.equal(before);
    });
  }

  it('[BAN-01] of one id are one, in its place', async () => {
    const { notices } = await openShell();
    notices.showBanner(banner('a'));
    notices.showBanner(banner('b'));
    notices.showBanner(banner('a', { text: 'Other' }));
    await bannersShow('Other', 'Text of b');
    notices.hideBanner('a');
    notices.hideBanner('no such');
    await bannersShow('Text of b');
  });

  it('[BAN-01] tell what was chosen; the X takes them away and moves the focus on to the page', async () => {
    const { notices } = await openShell();
    const told: string[] = [];
    notices.showBanner(
      banner('a', {
        actions: [{ label: 'END SESSION', action: 'end' }],
        onAction: (action) => told.push(action),
        onClose: () => told.push('closed'),
      }),
    );
    await bannersShow('Text of a');
    button('END SESSION').click();
    button('Close message').focus();
    await sendKeys({ press: 'Enter' });
    await bannersShow();
    expect(told).to.deep.equal(['end', 'closed']);
    await waitUntil(() => focusedName() === 'Reports', 'the heading has the focus');
  });

  it('[BAN-01] move the focus on to the next of them, as on pages without the portal', async () => {
    const { notices } = await openShell();
    notices.showBanner(banner('a'));
    notices.showBanner(banner('b'));
    await bannersShow('Text of a', 'Text of b');
    button('Close message').focus();
    await sendKeys({ press: 'Enter' });
    await bannersShow('Text of b');
    const { shadowRoot } = document.querySelector('fp-banner')!;
    await waitUntil(() => shadowRoot!.activeElement?.matches('[part=banner]'), 'the next has the focus');
  });

  it('[BAN-01] leave the focus alone that is elsewhere when they go', async () => {
    const { notices } = await openShell();
    notices.showBanner(banner('a'));
    await bannersShow('Text of a');
    const elsewhere = element(document.body, 'button', 'Delete');
    elsewhere.focus();
    notices.hideBanner('a');
    await bannersShow();
    expect(document.activeElement).to.equal(elsewhere);
  });

  it('[BAN-02] show the two most severe, and come and go by id', async () => {
    const { notices } = await openShell();
    for (const variant of ['primary', 'neutral', 'warning', 'error'] as const)
      notices.showTopNotification(note(variant, variant));
    await waitUntil(() => topTexts().join() === 'Text of error,Text of warning', 'two show');
    notices.hideTopNotification('error');
    await waitUntil(() => topTexts().join() === 'Text of warning,Text of neutral', 'the next shows');
    for (const variant of ['warning', 'neutral', 'primary']) notices.hideTopNotification(variant);
    await waitUntil(() => topTexts().length === 0, 'none shows');
    expect(document.querySelector('fp-top-notifications')!.offsetHeight).to.equal(0);
  });

  it('[BAN-01][BAN-02] leave what is read in its place when they come and go above it', async () => {
    const { notices } = await openShell();
    const read = [...document.querySelectorAll('main p')].at(-8)!;
    scrollTo(0, 800);
    await scrollSettles();
    const place = () => Math.round(read.getBoundingClientRect().top);
    const before = place();
    notices.showTopNotification(note('a'));
    notices.showBanner(banner('b'));
    await bannersShow('Text of b');
    await waitUntil(() => topTexts().length === 1, 'the top notification shows');
    await scrollSettles();
    expect(place()).to.be.closeTo(before, 1);
    notices.hideBanner('b');
    await bannersShow();
    notices.hideTopNotification('a');
    await waitUntil(() => topTexts().length === 0, 'none shows');
    await scrollSettles();
    expect(place()).to.be.closeTo(before, 1);
  });

  it('[HDR-06] have the header opaque over a hero while they show', async () => {
    const { notices } = await openShell({ hasHero: true });
    const header = document.querySelector('fp-header')!;
    expect(header.transparent).to.equal(true);
    notices.showBanner(banner('a'));
    await bannersShow('Text of a');
    expect(header.transparent).to.equal(false);
    expect(top('fp-banner')).to.equal(bottom('fp-header'));
    notices.hideBanner('a');
    await bannersShow();
    await waitUntil(() => header.transparent, 'the header is transparent again');
  });

  it('[SES-02] stay from page to page, and go with the person', async () => {
    const { notices, show } = await openShell({ session: signedIn() });
    notices.showBanner(banner('person'));
    notices.showBanner(banner('page', { lasts: 'page' }));
    notices.showBanner(banner('visit', { lasts: 'visit' }));
    notices.showTopNotification(note('top'));
    await bannersShow('Text of person', 'Text of page', 'Text of visit');
    await show({ url: '/en-ca/other/' });
    await bannersShow('Text of person', 'Text of visit');
    await waitUntil(() => topTexts().join() === 'Text of top', 'the top notification stays');
    await show({ session: visitor });
    await bannersShow('Text of visit');
    await waitUntil(() => topTexts().length === 0, 'none shows');
  });
});
