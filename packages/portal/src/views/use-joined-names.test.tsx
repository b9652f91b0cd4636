import { expect } from '@open-wc/testing';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { useJoinedNames } from './use-joined-names.ts';

describe('names that are said together', () => {
  it('[VIEW-01] are said once each, though others come while they stand', async () => {
    const heard: string[] = [];
    let say: (name: string) => void = () => undefined;
    function Region() {
      const [said, tell] = useJoinedNames(0);
      const text = said.join();
      useEffect(() => {
        say = tell;
        if (text) heard.push(text);
      }, [tell, text]);
      return null;
    }
    const root = createRoot(document.createElement('div'));
    root.render(<Region />);
    await waitUntil(() => say.length > 0, 'it listens');
    say('Map');
    say('Trips');
    await waitUntil(() => heard.length === 1, 'the first are said');
    say('Fuel');
    await waitUntil(() => heard.length === 2, 'the next is said');
    root.unmount();
    expect(heard).to.deep.equal(['Map,Trips', 'Fuel']);
  });
});
