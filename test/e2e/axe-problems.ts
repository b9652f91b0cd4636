import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds on a page of the demo; what the catalogue's frames show is looked at in test/visual. */
export async function axeProblems(page: Page): Promise<string[]> {
  return page.evaluate(async (checker) => {
    await import(checker);
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, '/demo/catalogue/axe.js');
}
