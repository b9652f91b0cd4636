import { expect, fixtureSync, html } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { arrives, box, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../header/define.ts';
import type { FpHeader } from '../header/header.ts';

describe('a header on a phone whose market did not load', () => {
  before(() => setViewport(320));
  beforeEach(() => {
    noteConsole('error');
    answerFetch(() => Response.json({}));
  });

  it('[API-09][LAY-01] says so in a line of its own, beneath the page’s links, for as long as that is so', async () => {
    const header = fixtureSync<FpHeader>(
      html`<fp-header src="/no-market.json" locale="en-ca"
        ><a href="/">Fleet Portal</a> <a href="/contact/">Contact us</a></fp-header
      >`,
    );
    const problem = await arrives(header, /could not be loaded/);
    await waitUntil(() => box(problem).top >= box(header.lastElementChild!).bottom, 'it has its line');
    const bar = box(seen(header, '.main-bar')[0]!);
    expect(box(problem).bottom).to.be.at.most(bar.bottom);
    expect(box(problem).right).to.be.at.most(bar.right);
    await expectAccessible(header);
    answerFetch(() => Response.json(sampleMarket()));
    problem.click();
    await arrives(header, 'Open menu');
    expect(box(seen(header, '.main-bar')[0]!).height).to.equal(56);
  });
});
