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

/** DOMPurify of its own (a page's hooks on another copy do not reach it), behind the shell's policy. */
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

/** A picture is asked for with the person's cookies: one at the way out would sign out whoever sees it. */
function keepSignedIn(element: Element): void {
  const { origin, href } = URL.parse(element.getAttribute('src') ?? '', document.baseURI) ?? {};
  if (href && origin === location.origin && isOutsideUrl(href)) element.removeAttribute('src');
}

/** What is announced, and when, is the shell's to say: a live region in the content would say it twice. */
function keepQuiet(element: Element): void {
  element.removeAttribute('aria-live');
  if (/\b(?:alert|alertdialog|status|log|timer|marquee)\b/i.test(element.getAttribute('role') ?? ''))
    element.removeAttribute('role');
}

/**
 * A browser gives scripts an element by its id, as if it were a variable, until there is one: those of scripts that come late begin
 * with `_`. DOMPurify itself leaves out what the document has.
 */
function keepNames(element: Element): void {
  for (const attribute of ['id', 'name'])
    if (element.getAttribute(attribute)?.startsWith('_')) element.removeAttribute(attribute);
}

/** A link may open a new tab, which must not get hold of this one; other targets could name a frame of the host. */
function keepOpenerSafe(element: Element): void {
  if (!element.hasAttribute('target')) return;
  if (element.getAttribute('target') !== '_blank') {
    element.removeAttribute('target');
    return;
  }
  const kept = (element.getAttribute('rel') ?? '').split(/\s+/).filter((word) => word && word !== 'opener');
  element.setAttribute('rel', [...new Set([...kept, 'noopener'])].join(' '));
}
