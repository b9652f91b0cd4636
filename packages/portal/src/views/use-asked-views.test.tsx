import { expect } from '@open-wc/testing';
import type { RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mountHeader, openMenu } from '../../../elements/src/header/header.fixture.ts';
import type { FpHeader } from '../../../elements/src/header/header.ts';
import { marketWith, route, simple, view } from '../../../elements/src/header/menus/menu.fixture.ts';
import { useAskedViews } from './use-asked-views.ts';

const market = marketWith(
  simple('First', [view('offers', 'Offers'), route('One')]),
  simple('Second', [view('help', 'Help'), route('Two')]),
);

describe('the views that a header asks for', () => {
  let asked: string[] = [];

  function Asked({ header }: { header: RefObject<FpHeader> }) {
    asked = [...useAskedViews(header)];
    return null;
  }

  it('[NAV-06] are those of the menus that have opened, before somebody listened too', async () => {
    const header = await mountHeader({ market });
    await openMenu(header, 'First', 'One');
    const root = createRoot(document.createElement('div'));
    root.render(<Asked header={{ current: header }} />);
    await waitUntil(() => asked.length > 0, 'the open menu is seen');
    expect(asked).to.deep.equal(['view-offers']);
    await openMenu(header, 'Second', 'Two');
    await waitUntil(() => asked.length > 1, 'the next menu is seen');
    expect(asked).to.deep.equal(['view-offers', 'view-help']);
    root.unmount();
  });
});
