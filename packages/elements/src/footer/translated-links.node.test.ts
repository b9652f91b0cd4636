import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { describe, it, mock } from 'node:test';
import { setTimeout as aTask } from 'node:timers/promises';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { linksReady, withLinks } from './translated-links.ts';

const { footer } = sampleMarket();
const path = 'https://www.example.com/translate-me/owner-manuals';
const sections = [{ label: 'Help', nodes: [{ type: 'route', label: 'Manuals', target: { path } }] }];
const market = sampleMarket({ footer: { ...footer, sections } });
/** A market whose only such link is the invitation to updates. */
const invitation = sampleMarket({
  footer: { ...footer, sections: [], getUpdates: { ...footer.getUpdates!, target: { path } } },
});

const address = () => withLinks(market, 'en-ca').footer.sections[0]?.nodes[0]?.target?.path;

/** Waits as an element does before it renders. */
async function ready(shown = market): Promise<void> {
  for (let wait; (wait = linksReady(shown));) await wait;
}

describe('the translator of the footer’s links', () => {
  it('[FTR-05] is not needed for markets without such links, which are looked through once', () => {
    let looks = 0;
    const plain = {
      ...footer,
      get sections() {
        looks++;
        return [];
      },
    };
    const none = { ...sampleMarket(), footer: plain };
    for (const update of [1, 2, 3]) assert.equal(linksReady(none), undefined, String(update));
    assert.equal(looks, 1);
  });

  it('[FTR-05] is asked for once an update while it does not come, comes later, and is missed once aloud', async () => {
    let attempts = 0;
    let isAway = true;
    registerHooks({
      resolve(specifier, context, next) {
        if (!specifier.endsWith('/translate-links.ts')) return next(specifier, context);
        attempts++;
        if (isAway) throw new Error('no connection');
        return next(specifier, context);
      },
    });
    const { mock: said } = mock.method(console, 'error', () => undefined);

    for (const [update, shown] of [market, market, invitation].entries()) {
      await ready(shown);
      assert.equal(address(), path);
      await ready(shown);
      assert.equal(attempts, update + 1, 'another footer waits no longer');
      await aTask();
    }
    assert.deepEqual(
      said.calls.map((call) => call.arguments[0] as unknown),
      ['The addresses of translate-me links could not be loaded.'],
    );

    isAway = false;
    await aTask();
    await ready();
    const none = sampleMarket();
    assert.equal(withLinks(none, 'en-ca').footer.sections, none.footer.sections, 'it has no such links');
    assert.equal(address(), 'https://www.example.com/en/owner-manuals/');
  });
});
