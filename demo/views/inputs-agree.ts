import type { ViewInputs as Given } from '@fleet-portal/model/rules';
import type { ViewInputs as Taken } from './common/inputs.ts';

type Agrees = Given extends Taken ? (keyof Given extends keyof Taken ? true : never) : never;

/** Compiles only while the views' own account of their inputs is the shell's. */
export const agrees: Agrees = true;
