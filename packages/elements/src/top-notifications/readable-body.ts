import type { TopNotification } from '@fleet-portal/model/entities';
import { hasContent, isHtml, textOfHtml } from '@fleet-portal/model/rules';
import { sanitizeHtml, type SafeHtml } from '../sanitize/sanitize.ts';

/** A notification's body as it may be shown: plain text, or HTML made safe. */
export type ReadableBody = { kind: 'text'; text: string } | { kind: 'html'; html: SafeHtml };

/** At once where the body is text; HTML has to be made safe first, and where that fails or leaves nothing only its text is left. */
export function readableBody(
  { body }: TopNotification,
  sanitize = sanitizeHtml,
): ReadableBody | Promise<ReadableBody> {
  return isHtml(body) ? safeBody(body, sanitize) : { kind: 'text', text: body };
}

async function safeBody(body: string, sanitize: typeof sanitizeHtml): Promise<ReadableBody> {
  try {
    const html = await sanitize(body);
    // Trusted HTML is an object that knows its text.
    const text = (html as { toString: () => string }).toString();
    return hasContent(text) ? { kind: 'html', html } : { kind: 'text', text: textOfHtml(body) };
  } catch (error) {
    console.warn('A notification is shown as text: its HTML could not be made safe.', error);
    return { kind: 'text', text: textOfHtml(body) };
  }
}
