import { expect } from '@open-wc/testing';
import { PayloadError } from '@fleet-portal/model/entities';
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

  for (const broken of [
    null,
    'local',
    {},
    { ...complete, REACT_APP_ENV: 'test' },
    { ...complete, MARKET_ID: 7 },
  ]) {
    it(`[ENT-23] refuses ${JSON.stringify(broken)} at once and says which field is wrong`, async () => {
      const error = await failureOf(waitForEnvironment({ read: () => broken }));
      expect(error).to.be.instanceOf(PayloadError);
    });
  }
});
