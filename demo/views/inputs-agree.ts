import type { ViewInputs as Given } from '@fleet-portal/model/rules';
import type { ViewInputs as Taken } from './common/inputs.ts';

type Agrees = Given extends Taken ? (keyof Given extends keyof Taken ? true : never) : never;

/** Compiles only as long as the views' own type of their inputs matches the shell's. */
export const agrees: Agrees = true;
