import { expect } from '@open-wc/testing';
import { PayloadError } from '@fleet-portal/model/entities';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { EnvironmentMissing, waitForEnvironment } from './wait-for-environment.ts';

const complete = { REACT_APP_ENV: 'local', ENV_BASE_URL: '', MARKET_ID: 'ca' };

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

describe('waitForEnvironment', () => {
  it('[SES-01] returns the environment that is there already', async () => {
    expect(await waitForEnvironment({ read: () => complete })).to.include({
      MARKET_ID: 'ca',
      REACT_APP_ENV: 'local',
    });
  });

  it('[SES-01] looks again every 50 ms until the environment comes', async () => {
    const looks: number[] = [];
    const read = () => {
      looks.push(performance.now());
      return looks.length > 3 ? complete : undefined;
    };
    await waitForEnvironment({ read });
    expect(looks).to.have.length(4);
    for (const [index, time] of looks.entries()) {
      if (index > 0) expect(time - (looks[index - 1] ?? 0)).to.be.at.least(49);
    }
  });

  it('[SES-01] gives up after the limit', async () => {
    const error = await failureOf(waitForEnvironment({ read: () => undefined, interval: 5, limit: 20 }));
    expect(error).to.be.instanceOf(EnvironmentMissing);
  });

  it('[ENT-23] reads the numbers of versions as texts, and does without what else may be left out and is wrong', async () => {
    const warned = noteConsole('warn');
    const given = { ...complete, APP_VERSION: 1.4, BUILD_VERSION: 4711, WEBCOMPONENT_BASE_URL: 5 };
    expect(await waitForEnvironment({ read: () => given })).to.include({
      MARKET_ID: 'ca',
      APP_VERSION: '1.4',
      BUILD_VERSION: '4711',
      WEBCOMPONENT_BASE_URL: '',
    });
    expect(warned).to.deep.equal(['environment at WEBCOMPONENT_BASE_URL: expected string, found 5.']);
  });

  for (const [broken, message] of [
    [null, 'environment: expected Object, found null'],
    ['local', 'environment: expected Object, found "local"'],
    [{}, 'environment at REACT_APP_ENV: expected a value, found nothing'],
    [{ ...complete, REACT_APP_ENV: 'test' }, /^environment at REACT_APP_ENV: .*found "test"$/],
    [{ ...complete, MARKET_ID: 7 }, 'environment at MARKET_ID: expected string, found 7'],
  ] as const) {
    it(`[ENT-23] refuses ${JSON.stringify(broken)} at once and says which field is wrong`, async () => {
      const error = await failureOf(waitForEnvironment({ read: () => broken }));
      expect(error).to.be.instanceOf(PayloadError);
      expect((error as PayloadError).message).to.match(new RegExp(message));
    });
  }
});
