/**
 * Adds a nonce to the style elements of server-rendered shadow roots, so that a page with a strict `style-src` applies them. Only our own
 * style sheets begin with a bare `<style>`: content is escaped.
 * @throws Error if the nonce is not base64, because it becomes part of the markup
 */
export function withNonce(markup: string, nonce?: string): string {
  if (!nonce) return markup;
  if (!/^[\w+/-]+={0,2}$/.test(nonce)) throw new Error('A nonce is base64 text.');
  return markup.replaceAll('<style>', `<style nonce="${nonce}">`);
}
