import { lazyPart } from '../loading/lazy-component.tsx';

export const RunningFlows = lazyPart(() => import('./RunningFlows.tsx'));

export const SessionLostBanner = lazyPart(() => import('./SessionLostBanner.tsx'));
