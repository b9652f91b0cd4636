import { defineOnce } from '../internal/define.ts';
import { FpBanner } from './banner.ts';

defineOnce('fp-banner', FpBanner);
