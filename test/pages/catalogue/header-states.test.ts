import { testStates } from './states.fixture.ts';

describe('the catalogue', () => testStates(['Header']));
