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
});
