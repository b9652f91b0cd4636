import { testStates } from './states.fixture.ts';

describe('the catalogue', () => testStates(['Footer', 'Small parts', 'Whole pages']));
