import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

describe('the cookie consent', () => {
  afterEach(closePortal);

  it('[CKC-01] asks who has not decided, and no more once they have', async () => {
    const portal = await openPortal('/en-us/contact-us/', { asksForCookies: true });
    await portal.page('Contact us');
    const refuse = await portal.find('button', 'Refuse all');
    await expectAccessible(document.body, { page: true });
    refuse.click();
    await waitUntil(() => document.cookie.includes('fp_cookie_consent='), 'the decision is kept', {
      timeout: 6000,
    });
    await waitUntil(() => !portal.has('button', 'Refuse all'), 'the question goes');
  });

  it('[FTR-04] opens its settings from the footer, in the page’s language', async () => {
    await setViewport(1280);
    const portal = await openPortal('/fr-ca/contact-us/', { market: 'ca' });
    await portal.page('Nous contacter');
    (await portal.find('button', /témoins|cookies/i)).click();
    await waitUntil(
      () => document.querySelector('fp-cookie-consent')?.renderRoot.querySelector('dialog')?.open,
      'the settings open',
    );
    await expectAccessible(document.querySelector('fp-cookie-consent')!);
  });
});
