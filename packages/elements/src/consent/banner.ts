import { safeHref } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { warnOnce } from '../internal/warn-once.ts';
import { link } from '../navigation/link.ts';
import type { ConsentWords } from './consent-words.ts';

interface BannerView {
  words: ConsentWords;
  privacyHref: string;
  hasFailed: boolean;
  /** False once answered: the question fades out, inert. */
  isAsking: boolean;
  /** Whether a header menu is open, which the question must not cover. */
  isBehind: boolean;
  accept: () => void;
  refuse: () => void;
  choose: () => void;
}

/** Asks for the first decision; accepting and refusing look alike and are equally prominent. */
export function banner(view: BannerView): TemplateResult {
  const { words, privacyHref, hasFailed, isAsking, isBehind, accept, refuse, choose } = view;
  return html`<section
    class="banner ${isBehind ? 'behind' : ''}"
    part="banner"
    ?inert=${!isAsking}
    aria-labelledby="banner-title"
    @focusin=${clearOfAnswers}
  >
    <div class="text">
      <h2 id="banner-title">${words.title}</h2>
      <p>${words.intro}${' '}${privacyPolicy(words, privacyHref)}</p>
      ${problem(words, hasFailed)}
    </div>
    <div class="actions">
      <button type="button" class="action" @click=${refuse}>${words.refuseAll}</button>
      <button type="button" class="action" @click=${accept}>${words.acceptAll}</button>
      <button type="button" class="choose" @click=${choose}>${words.choose}</button>
    </div>
  </section>`;
}

/** WebKit scrolls to a focused element as if the sticky answers did not cover it. */
function clearOfAnswers({ target }: Event): void {
  (target as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The link to the privacy policy; nothing if the page gives no safe address. */
export function privacyPolicy(words: ConsentWords, privacyHref: string): unknown {
  const href = safeHref(privacyHref);
  if (privacyHref && !href)
    warnOnce('<fp-cookie-consent>: privacy-href is neither a path such as /privacy/ nor a safe address.');
  if (!href) return nothing;
  const isExternal = URL.parse(href, document.baseURI)?.origin !== location.origin;
  return link({
    href,
    content: words.privacyPolicy,
    externalHint: isExternal && words.externalSite,
  });
}

/** The message that the last decision could not be saved. */
export function problem(words: ConsentWords, hasFailed: boolean): unknown {
  return hasFailed ? html`<p class="problem" role="alert">${words.saveFailed}</p>` : nothing;
}
