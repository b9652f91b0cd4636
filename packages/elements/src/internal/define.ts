/** Registers an element; where another copy of the script was first, that one stays and the console says so. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
  else if (customElements.get(tag) !== element) console.warn(`<${tag}> is defined already.`);
}
