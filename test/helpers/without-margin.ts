/** Removes the page's margin, as a host's style sheet does, for the suite that calls it. */
export function withoutMargin(): void {
  before(() => document.body.style.setProperty('margin', '0'));
  after(() => document.body.style.removeProperty('margin'));
}
