import { expect } from '@open-wc/testing';
import { setViewport } from '../../helpers/commands.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { arrives } from '../hostile-hosts/frame.fixture.ts';
import { openServerFrame } from './server-frame.fixture.ts';

describe('a server’s banner', () => {
  before(() => setViewport(1280));

  it('[BAN-01] is gone on from beside a header that the server has not made: it is there once, and its X works', async () => {
    const { frame, banner } = await openServerFrame((markup) =>
      markup.replace(/<fp-(header|footer).*<\/fp-\1>/gs, '<fp-$1 src="/markets/ca.json"></fp-$1>'),
    );
    const box = banner.shadowRoot!.querySelector('section');
    await frame.load();
    await waitUntil(() => banner.hasUpdated, 'it is alive');
    banner.closable = true;
    (await arrives(banner, /^Close message$/)).click();
    expect(banner.hidden).to.equal(true);
    expect(banner.shadowRoot!.querySelectorAll('section')).to.have.length(1);
    expect(banner.shadowRoot!.querySelector('section') === box).to.equal(true);
  });
});
