import { safeHref } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { link } from '../navigation/link.ts';
import type { ConsentWords } from './consent-words.ts';

interface BannerView {
  words: ConsentWords;
  privacyHref: string;
  hasFailed: boolean;
  /** Answered, it fades away, out of reach. */
  isAsking: boolean;
  /** Beneath the header and its menus, where it else stands above all. */
  isBehind: boolean;
  accept: () => void;
  refuse: () => void;
  choose: () => void;
}

/** Asks for the first decision; accepting and refusing look and lie alike. */
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

/** WebKit scrolls to what gets the focus as if nothing were fixed beneath it. */
function clearOfAnswers({ target }: Event): void {
  (target as Element).scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Where to read on before deciding; nothing where the page names no safe address. */
export function privacyPolicy(words: ConsentWords, privacyHref: string): unknown {
  const href = safeHref(privacyHref);
  if (!href) return nothing;
  const isExternal = URL.parse(href, document.baseURI)?.origin !== location.origin;
  return link({
    href,
    content: words.privacyPolicy,
    externalHint: isExternal && words.externalSite,
  });
}

/** Why the last decision was not kept. */
export function problem(words: ConsentWords, hasFailed: boolean): unknown {
  return hasFailed ? html`<p class="problem" role="alert">${words.saveFailed}</p>` : nothing;
}
