import '@fleet-portal/elements/define/skip-link';
import { FpSkipLink } from '@fleet-portal/elements/skip-link';
import { wrap } from './wrap.ts';

/** `<fp-skip-link>` for React. */
export const SkipLink = wrap('fp-skip-link', FpSkipLink);
