import { allowedCategories } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { decide, forget } from './consent.fixture.ts';
import { FpCookieConsentEvent } from '../events/cookie-consent-event.ts';
import { isAllowed, whenAllowed, whenDefined } from './gate.ts';

const tell = (...categories: string[]) =>
  document.dispatchEvent(new FpCookieConsentEvent(allowedCategories(categories)));

/** Waits until pending waits have checked their condition again. */
const looked = () => whenDefined(nextTime());
function nextTime(): () => true | undefined {
  let looks = 0;
  return () => looks++ > 0 || undefined;
}

describe('whenAllowed', () => {
  let calls: string[];
  beforeEach(() => {
    forget();
    calls = [];
  });
  afterEach(forget);

  it('[CKC-02] calls at once where the category is allowed', () => {
    decide('performance');
    whenAllowed('performance', () => calls.push('performance'));
    whenAllowed('necessary', () => calls.push('necessary'));
    expect(calls).to.deep.equal(['performance', 'necessary']);
    expect(isAllowed('performance')).to.equal(true);
    expect(isAllowed('targeting')).to.equal(false);
  });

  it('[CKC-02] calls nothing before its category is allowed, and then once', async () => {
    const { signal, abort } = controller();
    whenAllowed('targeting', () => calls.push('targeting'), { signal });
    await looked();
    expect(calls).to.deep.equal([]);
    decide('performance');
    tell('performance');
    await looked();
    expect(calls).to.deep.equal([]);
    decide('targeting');
    tell('targeting');
    tell('targeting');
    await looked();
    expect(calls).to.deep.equal(['targeting']);
    abort();
  });

  it('[CKC-02] takes an event that anybody can send for no decision, with its field or without', () => {
    const { signal, abort } = controller();
    whenAllowed('targeting', () => calls.push('targeting'), { signal });
    document.dispatchEvent(new CustomEvent('fp-cookie-consent'));
    tell('targeting');
    expect(calls).to.deep.equal([]);
    abort();
  });

  it('[CKC-02] sees a decision of which no event tells within 250 ms', async () => {
    whenAllowed('targeting', () => calls.push('targeting'));
    decide('targeting');
    expect(calls).to.deep.equal([]);
    // Timers of the same length fire in order, however late.
    await looked();
    expect(calls).to.deep.equal(['targeting']);
  });

  it('[CKC-02] stops when its signal ends the wait', async () => {
    const { signal, abort } = controller();
    whenAllowed('targeting', () => calls.push('targeting'), { signal });
    abort();
    whenAllowed('necessary', () => calls.push('necessary'), { signal });
    decide('targeting');
    tell('targeting');
    await looked();
    expect(calls).to.deep.equal([]);
  });

  it('[CKC-02] names a category that there is not', () => {
    const unknown = 'marketing' as 'targeting';
    const says = 'Cookie category marketing is none of necessary, performance, functionality, targeting';
    expect(() => isAllowed(unknown)).to.throw(TypeError, says);
    expect(() => whenAllowed(unknown, () => calls.push(unknown))).to.throw(TypeError, says);
  });

  it('[CKC-02] takes a refusal back at once', () => {
    decide('targeting');
    expect(isAllowed('targeting')).to.equal(true);
    decide();
    expect(isAllowed('targeting')).to.equal(false);
  });
});

describe('whenDefined', () => {
  it('[CKC-02] gives a value that is there, even a false one', async () => {
    expect(await whenDefined(() => 0)).to.equal(0);
    expect(await whenDefined(() => false)).to.equal(false);
  });

  it('[CKC-02] looks every 250 ms until there is one, and then no more', async () => {
    let looks = 0;
    const started = performance.now();
    expect(await whenDefined(() => (++looks > 2 ? 'here' : null))).to.equal('here');
    expect(looks).to.equal(3);
    expect(performance.now() - started).to.be.at.least(480);
    await looked();
    expect(looks).to.equal(3);
  });
});

function controller() {
  const own = new AbortController();
  return { signal: own.signal, abort: () => own.abort() };
}
