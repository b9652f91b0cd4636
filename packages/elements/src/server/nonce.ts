/**
 * Puts a nonce on the style elements of server-made shadow roots, so that a page with a strict `style-src` shows them.
 * Only our own style sheets open with a bare `<style>`: content is escaped.
 * @throws Error where the nonce is not base64, since it stands in markup
 */
export function withNonce(markup: string, nonce?: string): string {
  if (!nonce) return markup;
  if (!/^[\w+/-]+={0,2}$/.test(nonce)) throw new Error('A nonce is base64 text.');
  return markup.replaceAll('<style>', `<style nonce="${nonce}">`);
}
