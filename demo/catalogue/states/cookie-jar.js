// A cookie jar of the state's own: independent of the browser's cookies, and a decision made here has no effect elsewhere.
const jar = new Map();
const keepsAny = new URLSearchParams(location.search).get('keeps') !== 'none';

Object.defineProperty(document, 'cookie', {
  get: () => [...jar].map((pair) => pair.join('=')).join('; '),
  set: (text) => {
    const [, name, value] = /^([^=]*)=([^;]*)/.exec(text);
    const isOver = /max-age=(0|-)/i.test(text) || Date.parse(/expires=([^;]*)/i.exec(text)?.[1]) < Date.now();
    if (isOver) jar.delete(name);
    else if (keepsAny) jar.set(name, value);
  },
});

export const forget = () => jar.clear();

/** Stores the decision of a visitor who allowed statistics on an earlier visit. */
export function decide() {
  const decision = { categories: ['necessary', 'performance'], consentId: 'catalogue', revision: 0 };
  jar.set('fp_cookie_consent', encodeURIComponent(JSON.stringify(decision)));
}
