import { reportLost } from './report-lost.ts';

/** Registers an element. If another copy of the script came first, its elements stay and the console says so once. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  const first = customElements.get(tag);
  if (!first) customElements.define(tag, element);
  else if (first !== element)
    import('./tell-second-copy.ts').then(({ tellSecondCopy }) => tellSecondCopy(tag)).catch(reportLost);
}
