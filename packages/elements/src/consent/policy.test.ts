import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { banner, button, dialog, forget } from './consent.fixture.ts';

/** The policy of the portal, for a page that contains only the consent element. */
const policy = (origin: string) =>
  [
    `default-src ${origin}`,
    `script-src ${origin}`,
    `style-src ${origin}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fp-shell lit-html dompurify',
  ].join('; ');

describe('<fp-cookie-consent> under a strict policy', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[CKC-01] asks, opens its settings and keeps the decision without breaking the page’s policy', async () => {
    const frame = document.createElement('iframe');
    const script = new URL('define.ts', import.meta.url).href;
    frame.title = 'A page';
    frame.height = '600';
    frame.srcdoc = `<!doctype html><html lang="en"><head>
      <meta http-equiv="Content-Security-Policy" content="${policy(location.origin)}">
      <title>A page</title><script type="module" src="${script}"></script></head>
      <body><fp-cookie-consent></fp-cookie-consent></body></html>`;
    document.body.append(frame);
    const broken: string[] = [];
    await waitUntil(() => frame.contentDocument?.querySelector('fp-cookie-consent'), 'the page');
    const page = frame.contentDocument!;
    page.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      broken.push(`${effectiveDirective} ${sample}`),
    );
    const element = page.querySelector('fp-cookie-consent')!;
    await waitUntil(() => element.shadowRoot && banner(element), 'the question');
    button(banner(element)!, 'Choose cookies').click();
    await waitUntil(() => dialog(element)?.open, 'the settings');
    expect(frame.contentWindow!.getComputedStyle(dialog(element)!).display).to.equal('flex');
    button(dialog(element)!, 'Accept all').click();
    await waitUntil(() => !banner(element), 'the decision');
    expect(document.cookie).to.match(/fp_cookie_consent=[^;]*targeting/);

    // Proves that the policy is in force: a forbidden write throws in engines with Trusted Types.
    const isEnforced = 'trustedTypes' in frame.contentWindow!;
    const write = () => (page.createElement('p').innerHTML = '<b>No</b>');
    if (isEnforced) expect(write).to.throw(/TrustedHTML|Sink type mismatch/);
    expect(broken.filter((violation) => !violation.includes('<b>No'))).to.deep.equal([]);
    frame.remove();
  });
});
