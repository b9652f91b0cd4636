import { forgetFlows } from '../../../../test/helpers/flow-storage.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

// A separate test file, because the flows' script loads only once per page.
describe('the page-refresh map', () => {
  afterEach(() => {
    closePortal();
    forgetFlows();
  });

  it('[SES-06] loads a page anew that was forced before the flows’ script was there', async () => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector('#fp-portal fp-header')) return;
      drawn.disconnect();
      window.dispatchEvent(new CustomEvent('fpg-force-refresh', { detail: { uri: '/en-us/sitemap/' } }));
    });
    drawn.observe(document.body, { childList: true, subtree: true });
    const portal = await openPortal('/en-us/contact-us/?redirectFromFleet');
    await waitUntil(() => portal.container.querySelector('fp-banner'), 'the flows run');
    navigate('/sitemap/');
    await waitUntil(() => portal.left.length > 0, 'the page is loaded anew');
  });
});
