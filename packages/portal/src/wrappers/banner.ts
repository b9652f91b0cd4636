import '@fleet-portal/elements/define/banner';
import { FpBanner } from '@fleet-portal/elements/banner';
import { wrap } from './wrap.ts';

/** `<fp-banner>` for React. */
export const Banner = wrap('fp-banner', FpBanner, ['fp-banner-action', 'fp-banner-close']);
