import { defineOnce } from '../internal/define.ts';
import { FpSpinner } from './spinner.ts';

defineOnce('fp-spinner', FpSpinner);
