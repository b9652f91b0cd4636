import type { LitElement } from 'lit';

export type ServerRendered = LitElement & Record<PropertyKey, unknown>;

/** Makes every server-rendered element run `beginWithServerProps` as soon as it no longer waits for its page. */
export function beginOnConnect({ prototype }: { prototype: LitElement }): void {
  const { connectedCallback } = prototype;
  prototype.connectedCallback = function (this: ServerRendered) {
    if (this.dataset.made && this.shadowRoot) beginWithServerProps(this);
    connectedCallback.call(this);
  };
}

/**
 * Makes an element start with the properties that the server rendered it with. Properties that the page has set since are applied
 * afterwards: if they were set before, Lit would assume that the server's markup already shows them.
 *
 * @param known properties that no attribute carries; by default the page's own values
 */
export function beginWithServerProps(element: ServerRendered, known = {}): void {
  restore(element);
  const { localName, dataset, market, session, products } = element;
  const made = document.createElement(localName) as ServerRendered;
  const props = { market, session, products, ...(JSON.parse(dataset.made ?? '{}') as object), ...known };
  delete dataset.made;
  const told: Record<PropertyKey, unknown> = {};
  const { elementProperties } = element.constructor as typeof LitElement;
  // Anything else in the attribute, such as `innerHTML`, would let sanitized markup run scripts.
  for (const name of elementProperties.keys()) if (name in props) made[name] = Reflect.get(props, name);
  for (const [name, { state }] of elementProperties) {
    if (state || element[name] === made[name]) continue;
    told[name] = element[name];
    Object.assign(element, { [name]: made[name] });
  }
  void element.updateComplete.then(() => {
    for (const name in told) if (element[name] === made[name]) Object.assign(element, { [name]: told[name] });
  });
}

/** Lit applies properties that were set before an element's definition only when it updates, so this runs an update without rendering. */
function restore(element: LitElement): void {
  const updating = element as unknown as { shouldUpdate?: () => boolean; performUpdate: () => void };
  updating.shouldUpdate = () => false;
  updating.performUpdate();
  delete updating.shouldUpdate;
  element.requestUpdate();
}
