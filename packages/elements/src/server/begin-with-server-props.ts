import type { LitElement } from 'lit';

export type ServerRendered = LitElement & Record<PropertyKey, unknown>;

/** Lets every element that a server has made begin so, as soon as it does not wait for its page any more. */
export function beginOnConnect({ prototype }: { prototype: LitElement }): void {
  const { connectedCallback } = prototype;
  prototype.connectedCallback = function (this: ServerRendered) {
    if (this.dataset.made && this.shadowRoot) beginWithServerProps(this);
    connectedCallback.call(this);
  };
}

/**
 * Lets an element begin with what the server knew of it. What its page has told it since then follows at once: Lit, which goes on
 * from the server's markup, would take it for drawn.
 *
 * @param known what no attribute says; by default it is the page that says it
 */
export function beginWithServerProps(element: ServerRendered, known = {}): void {
  restore(element);
  const { localName, dataset, market, session, products } = element;
  const made = document.createElement(localName) as ServerRendered;
  Object.assign(made, { market, session, products }, JSON.parse(dataset.made ?? '{}'), known);
  delete dataset.made;
  const told: Record<PropertyKey, unknown> = {};
  const { elementProperties } = element.constructor as typeof LitElement;
  for (const [name, { state }] of elementProperties) {
    if (state || element[name] === made[name]) continue;
    told[name] = element[name];
    Object.assign(element, { [name]: made[name] });
  }
  void element.updateComplete.then(() => {
    for (const name in told) if (element[name] === made[name]) Object.assign(element, { [name]: told[name] });
  });
}

/** Lit gives an element what it was told before its definition only as it updates. */
function restore(element: LitElement): void {
  const updating = element as unknown as { shouldUpdate?: () => boolean; performUpdate: () => void };
  updating.shouldUpdate = () => false;
  updating.performUpdate();
  delete updating.shouldUpdate;
  element.requestUpdate();
}
