import { isOutsideUrl } from '@fleet-portal/model/rules';
import createDOMPurify, { type Config } from 'dompurify';
import { createPolicy, type SafeHtml } from './policy.ts';

export type Sanitizer = (html: string) => SafeHtml;

const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'form',
    'input',
    'button',
    'select',
    'option',
    'optgroup',
    'textarea',
    'fieldset',
    'dialog',
    'style',
    'iframe',
    'audio',
    'video',
    'picture',
    'source',
    'output',
    'slot',
    'marquee',
  ],
  FORBID_ATTR: [
    'style',
    'srcset',
    'poster',
    'background',
    'action',
    'popover',
    'popovertarget',
    'popovertargetaction',
    'aria-modal',
    'inert',
    'part',
    'exportparts',
    'slot',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_ATTR: ['target'],
};

/**
 * Creates a DOMPurify instance of the shell's own, which hooks that the page adds to another copy do not affect, behind the shell's policy.
 */
export function createSanitizer(): Sanitizer {
  const policy = createPolicy();
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', keepOpenerSafe);
  purifier.addHook('afterSanitizeAttributes', keepSignedIn);
  purifier.addHook('afterSanitizeAttributes', keepQuiet);
  purifier.addHook('afterSanitizeAttributes', keepNames);
  return policy
    ? (html) =>
        purifier.sanitize(html, { ...config, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true })
    : (html) => purifier.sanitize(html, config);
}

/**
 * Images are requested with the user's cookies: one that points at the logout address would sign out everybody who sees it. Browsers
 * request `http:` images of a secure page by `https:`, so that the host decides and not the origin.
 */
function keepSignedIn(element: Element): void {
  const { host, href } = URL.parse(element.getAttribute('src') ?? '', document.baseURI) ?? {};
  if (href && host === location.host && isOutsideUrl(href)) element.removeAttribute('src');
}

/** Only the shell decides what is announced and when; a live region in the content would announce it twice. */
function keepQuiet(element: Element): void {
  element.removeAttribute('aria-live');
  if (/\b(?:alert|alertdialog|status|log|timer|marquee)\b/i.test(element.getAttribute('role') ?? ''))
    element.removeAttribute('role');
}

/**
 * An element's id becomes a global variable, so content could shadow variables of scripts that load later; those begin with `_`. DOMPurify
 * itself drops names that the document already has.
 */
function keepNames(element: Element): void {
  for (const attribute of ['id', 'name'])
    if (element.getAttribute(attribute)?.startsWith('_')) element.removeAttribute(attribute);
}

/** A link may open a new tab, which must not get a reference to this one; other targets could name a frame of the host page. */
function keepOpenerSafe(element: Element): void {
  if (!element.hasAttribute('target')) return;
  if (element.getAttribute('target') !== '_blank') {
    element.removeAttribute('target');
    return;
  }
  const kept = (element.getAttribute('rel') ?? '').split(/\s+/).filter((word) => word && word !== 'opener');
  element.setAttribute('rel', [...new Set([...kept, 'noopener'])].join(' '));
}
