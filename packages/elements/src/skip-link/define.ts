import { defineOnce } from '../internal/define.ts';
import { FpSkipLink } from './skip-link.ts';

defineOnce('fp-skip-link', FpSkipLink);
