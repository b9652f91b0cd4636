import type { TopNotification } from '@fleet-portal/model/entities';
import { hasContent, isHtml, textOfHtml } from '@fleet-portal/model/rules';
import { sanitizeHtml, type SafeHtml } from '../sanitize/sanitize.ts';

/** A notification's body as it may be shown: plain text or sanitized HTML. */
export type ReadableBody = { kind: 'text'; text: string } | { kind: 'html'; html: SafeHtml };

/** Returns text at once. HTML must be sanitized first; if that fails or leaves nothing, only its text remains. */
export function readableBody(
  { body }: TopNotification,
  sanitize = sanitizeHtml,
): ReadableBody | Promise<ReadableBody> {
  return isHtml(body) ? safeBody(body, sanitize) : { kind: 'text', text: body };
}

async function safeBody(body: string, sanitize: typeof sanitizeHtml): Promise<ReadableBody> {
  try {
    const html = await sanitize(body);
    // TrustedHTML is an object with a `toString`.
    const text = (html as { toString: () => string }).toString();
    return hasContent(text) ? { kind: 'html', html } : { kind: 'text', text: textOfHtml(body) };
  } catch (error) {
    console.warn('A notification is shown as text: its HTML could not be made safe.', error);
    return { kind: 'text', text: textOfHtml(body) };
  }
}
