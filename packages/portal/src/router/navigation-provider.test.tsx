import { expect } from '@open-wc/testing';
import { followLink } from '../../../../test/helpers/navigate.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { closeNavigation, holdNavigation } from './navigation.fixture.tsx';
import { useNavigation, type Navigation } from './navigation-context.ts';

describe('the navigation', () => {
  afterEach(closeNavigation);

  it('[RTE-27] is pending from the moment that a page is asked for until it is shown', async () => {
    const seen: Pick<Navigation, 'entry' | 'isPending'>[] = [];
    function Shown() {
      const { entry, isPending } = useNavigation();
      seen.push({ entry, isPending });
      return null;
    }
    const last = () => `${seen.at(-1)?.entry.url} ${seen.at(-1)?.isPending}`;
    const { waiting, show } = holdNavigation('/en-ca/', (url) => url.startsWith('/fr-ca/'));
    show(<Shown />);
    await waitUntil(() => last() === '/en-ca/ false');
    window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path: '/fr-ca/' } }));
    await waitUntil(() => last() === '/en-ca/ true', 'the words of the next page are on their way');
    waiting.get('/fr-ca/')?.();
    await waitUntil(() => last() === '/fr-ca/ false');
  });

  it('[RTE-27] takes links to pages, and leaves those to files of the site to the browser', async () => {
    const { show } = holdNavigation('/en-ca/', () => false);
    const urls: string[] = [];
    function Shown() {
      urls.push(useNavigation().entry.url);
      return null;
    }
    show(<Shown />);
    await waitUntil(() => urls.at(-1) === '/en-ca/', 'the first page is shown');
    const left: boolean[] = [];
    const hear = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', hear);
    for (const href of ['/files/price-list.pdf', '/en-ca/releases/1.2']) followLink(href);
    window.removeEventListener('click', hear);
    expect(left).to.deep.equal([true, false]);
  });
});
