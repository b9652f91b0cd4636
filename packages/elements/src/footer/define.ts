import { defineOnce } from '../internal/define.ts';
import { FpFooter } from './footer.ts';

defineOnce('fp-footer', FpFooter);
