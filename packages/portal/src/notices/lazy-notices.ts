import { lazyPart } from '../loading/lazy-component.tsx';

export const Banners = lazyPart(() => import('./Banners.tsx'));

export const TopNotifications = lazyPart(() => import('./TopNotifications.tsx'));

export const Modals = lazyPart(() => import('./Modals.tsx'));
