import { lazyPart } from '../loading/lazy-component.tsx';

export const Banners = lazyPart(() => import('./Banners.tsx'));

export const TopNotifications = lazyPart(async () => {
  const { TopNotifications: Element } = await import('../wrappers/top-notifications.ts');
  return { default: Element };
});

export const Modals = lazyPart(() => import('./Modals.tsx'));
