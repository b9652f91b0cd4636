import { expect } from '@open-wc/testing';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

/** The metadata that the document provides to other scripts. */
const said = () =>
  Array.from(document.head.querySelectorAll('meta[name^=fp-]'), (meta) => [
    meta.getAttribute('name'),
    meta.getAttribute('content'),
  ]);

describe('the document', () => {
  afterEach(closePortal);

  for (const [persona, person] of [
    ['unauthenticated', undefined],
    ['nonFord', 'fleet-customer'],
    ['dealer', 'dealer'],
    ['fordEmployee', 'ford-employee'],
  ] as const) {
    it(`[ENT-25] says which market it is of and that ${persona} reads it`, async () => {
      const portal = await openPortal('/en-us/contact-us/', { ...(person && { person }) });
      await portal.page('Contact us');
      expect(said()).to.deep.equal([
        ['fp-market-id', 'us'],
        ['fp-persona', persona],
      ]);
      closePortal();
      await waitUntil(() => said().length === 0, 'it says nothing any more');
    });
  }
});
