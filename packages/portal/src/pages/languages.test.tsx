import { expect } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';

/** German has long words: a page that fits in it, in both text directions, fits in every language. */
describe('the pages in German on a phone', () => {
  afterEach(async () => {
    closePortal();
    await setViewport(1280);
  });

  const pages: [path: string, heading: string][] = [
    ['termsAndConditions/', 'Nutzungsbedingungen'],
    ['privacy-policy/', 'Datenschutzerklärung'],
    ['account/?active-tab=billing', 'Angaben zum Unternehmen'],
    ['account/privacy-settings/', 'Datenfreigabe vernetzter Fahrzeuge'],
    ['404Page/', 'Diese Seite gibt es nicht'],
    ['contact-us/', 'Nachricht senden'],
  ];
  for (const [path, heading] of pages) {
    it(`[LAY-02] ${path} fits into 320 px, from left to right and from right to left`, async () => {
      const portal = await openPortal(`/de-de/${path}`, { market: 'de', person: 'fleet-customer' });
      await portal.page(heading);
      await setViewport(320);
      for (const dir of ['ltr', 'rtl']) {
        inDirection(dir);
        const main = portal.container.querySelector('main');
        expect(outOfWindow(main)).to.deep.equal([]);
        expect(beyondWindow(main!)).to.equal(0);
      }
    });
  }
});

function outOfWindow(place: ParentNode | null): string[] {
  return [...(place?.querySelectorAll('*') ?? [])]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > 320.5);
    })
    .map(({ localName, textContent }) => `${localName} ${textContent}`);
}
