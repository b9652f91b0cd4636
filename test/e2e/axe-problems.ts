import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The problems that axe finds on a page of the demo; test/visual checks the content of the catalogue's frames. */
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
