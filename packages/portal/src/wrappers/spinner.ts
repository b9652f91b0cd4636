import '@fleet-portal/elements/define/spinner';
import { FpSpinner } from '@fleet-portal/elements/spinner';
import { wrap } from './wrap.ts';

/** `<fp-spinner>` for React. */
export const Spinner = wrap('fp-spinner', FpSpinner);
