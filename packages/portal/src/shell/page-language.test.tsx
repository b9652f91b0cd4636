import type { FixedPageId } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import type { ComponentType } from 'react';
import { signInAs } from '../../../../test/helpers/backend.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { useLocale } from '../context/locale-context.ts';
import { fixedPageComponents } from '../pages/fixed-page-components.ts';
import { hearFromOtherTab } from '../session/other-tab.fixture.ts';
import { useSession } from '../session/session-context.ts';

const pages = fixedPageComponents as Record<FixedPageId, ComponentType>;

describe('the language of the page', () => {
  const { contactUs } = pages;
  afterEach(() => {
    pages.contactUs = contactUs;
    closePortal();
  });

  it('[SES-08] is the same object while the language is, so that nobody renders anew for it', async () => {
    const seen: [isSignedIn: boolean, language: object][] = [];
    pages.contactUs = function Witness() {
      const { isSignedIn } = useSession();
      const language = useLocale();
      seen.push([isSignedIn, language]);
      return <h1>Witness</h1>;
    };
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Witness');
    await signInAs('fleet-customer', 'us');
    hearFromOtherTab({ sessionId: 'somebody' });
    await waitUntil(() => seen.some(([isSignedIn]) => isSignedIn), 'somebody is signed in');
    expect(new Set(seen.map(([, language]) => language)).size).to.equal(1);
  });
});
