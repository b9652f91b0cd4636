import { lazyPart } from '../loading/lazy-part.tsx';

export const RunningFlows = lazyPart(() => import('./RunningFlows.tsx'));

export const LostSession = lazyPart(() => import('./LostSession.tsx'));
