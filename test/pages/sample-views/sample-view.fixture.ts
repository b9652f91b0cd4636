import { showView, type ShownView } from '../../../packages/portal/src/views/view.fixture.ts';

type More = Parameters<typeof showView>[1];

/** Shows a sample view by framework, file and export, and waits until it has rendered. */
export async function showSample(
  framework: 'react' | 'vue' | 'angular',
  file: string,
  exposedComponent: string,
  more?: More,
): Promise<ShownView> {
  const shown = showView(
    { framework, exposedComponent, url: `/views/${framework}/${file}.js`, css: [`${file}.css`] },
    more,
  );
  await shown.arrives('ready');
  return shown;
}

export const user = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  userType: 'customer',
  permissions: [],
  companyName: 'Harbor and Field Deliveries',
};

/** Types into a field or chooses an option as a user does. */
export function enter(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  // React overrides the field's setter to track its value, so this calls the prototype's setter.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A form control by the text of its label. */
export function labelled(root: ParentNode, label: string): HTMLInputElement | HTMLSelectElement {
  const found = [...root.querySelectorAll('label')].find((candidate) =>
    candidate.textContent.replace(/\s+/g, ' ').trim().startsWith(label),
  );
  const control = found?.control;
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
  throw new Error(`no field "${label}"`);
}

export const cells = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
