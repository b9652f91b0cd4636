import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';

/** What Lit writes around a page's template: this one's element hydrates by itself. */
const outerMarkers = /^(?:<!--lit-[^>]*-->)+|<!--\/lit-part-->$/g;

/** The markup of an element whose words and addresses are loaded. */
export async function toMarkup(element: TemplateResult): Promise<string> {
  return (await collectResult(render(element))).replace(outerMarkers, '');
}
