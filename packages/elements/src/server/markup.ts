import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';

/** The markers that Lit writes around a template: the element inside hydrates by itself. */
const outerMarkers = /^(?:<!--lit-[^>]*-->)+|<!--\/lit-part-->$/g;

/** Renders an element whose words and addresses are loaded. */
export async function toMarkup(element: TemplateResult): Promise<string> {
  return (await collectResult(render(element))).replace(outerMarkers, '');
}
