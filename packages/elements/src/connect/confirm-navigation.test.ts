import { noticeMessages } from '@fleet-portal/model/messages';
import { aTimeout, expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { followAgain, followed } from '../../../../test/helpers/followed.ts';
import { control, focused, seen, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { FpNavigateEvent } from '../events/navigate-event.ts';
import { openPage, tidy } from './connect.fixture.ts';

const dialogs = () => seen(document.body, 'dialog[open]');

/** A page in a country and language, with the first social link of its footer. */
async function openAt(locale: string) {
  const market = `/markets/${locale.slice(-2)}.json`;
  const { page, shell } = await openPage(undefined, { locale }, market);
  const footer = page.querySelector('fp-footer')!;
  const social = () => footer.shadowRoot?.querySelector<HTMLAnchorElement>('[part=follow-us] a');
  await waitUntil(() => footer.locale === locale && social(), 'the footer is drawn');
  return { page, shell, link: social()! };
}

describe('the privacy confirmation of a connected page', () => {
  afterEach(() => {
    followAgain();
    tidy();
  });

  it('[MOD-04][FTR-02] comes before the link is followed, in the page’s language', async () => {
    const { link } = await openAt('fr-ca');
    const hrefs = followed();
    link.focus();
    link.click();
    await waitUntil(() => dialogs().length === 1, 'the question is there');
    expect(hrefs).to.deep.equal([]);
    settle(document.querySelector('fp-modal-stack')!);
    await expectAccessible(dialogs()[0]!);
    control(dialogs()[0]!, 'Annuler').click();
    await waitUntil(() => dialogs().length === 0 && focused() === link, 'the focus is back');
    link.click();
    await waitUntil(() => dialogs().length === 1, 'it is there again');
    control(dialogs()[0]!, /^Continuer/).click();
    expect(hrefs).to.deep.equal([link.href]);
    await waitUntil(() => dialogs().length === 0, 'it has closed');
  });

  it('[MOD-04][RTE-05] comes before the brand’s privacy pages from a notice, too', async () => {
    const { shell } = await openAt('en-ca');
    const hrefs = followed();
    const address = 'https://www.brand.example/en-ca/privacy/';
    shell.notify({ id: 'privacy', variant: 'neutral', body: `<a href="${address}">What is new</a>` });
    await waitUntil(() => seen(document.body, `a[href="${address}"]`).length === 1, 'the notice is there');
    seen(document.body, `a[href="${address}"]`)[0]!.click();
    await waitUntil(() => dialogs().length === 1, 'the question is there');
    expect(hrefs).to.deep.equal([]);
  });

  it('[MOD-04] goes with the page that it stands before', async () => {
    const { link } = await openAt('en-ca');
    history.pushState(null, '', '?page=2');
    link.click();
    await waitUntil(() => dialogs().length === 1, 'the question is there');
    history.back();
    await waitUntil(() => dialogs().length === 0, 'it has gone');
  });

  it('[MOD-04][RTE-27] does not come over a page that was gone to while it was on its way', async () => {
    const { link } = await openAt('en-ca');
    const hrefs = followed();
    const before = location.href;
    try {
      link.click();
      history.replaceState(null, '', '#elsewhere');
      await Promise.all([import('./confirmation.ts'), import('./notices.ts'), noticeMessages('en-ca')]);
      await aTimeout(0);
      expect([dialogs(), hrefs]).to.deep.equal([[], []]);
      expect(document.querySelector('fp-modal-stack')?.modals ?? []).to.have.length(0);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('[MOD-04] leaves the question to a page that asks by itself', async () => {
    const { page, shell, link } = await openAt('en-ca');
    const openModal = shell.openModal.bind(shell);
    let opened = 0;
    shell.openModal = (modal) => {
      opened += 1;
      return openModal(modal);
    };
    let asked = 0;
    const onNavigate = (event: FpNavigateEvent) => {
      event.preventDefault();
      asked += Number(event.needsConfirmation);
    };
    page.addEventListener('fp-navigate', onNavigate);
    link.click();
    expect(asked).to.equal(1);
    page.removeEventListener('fp-navigate', onNavigate);
    link.click();
    await waitUntil(() => dialogs().length > 0, 'the question is there');
    expect([asked, opened]).to.deep.equal([1, 1]);
  });

  for (const [where, locale, end] of [
    ['outside of Canada', 'en-us', false],
    ['once the shell is disconnected', 'en-ca', true],
  ] as const) {
    it(`[MOD-04] follows the link ${where}`, async () => {
      const { shell, link } = await openAt(locale);
      if (end) shell.disconnect();
      const hrefs = followed();
      link.click();
      expect(hrefs).to.deep.equal([link.href]);
    });
  }
});
