import type { OpenPortal } from '../../../../test/helpers/portal.tsx';

export const here = () => location.pathname + location.search + location.hash;

/** The paths whose navigation was requested. */
export const askedIn = ({ begun }: OpenPortal) =>
  begun
    .filter((call) => call.startsWith('/navigation/'))
    .map((call) => new URL(call, location.origin).searchParams.get('path'));

export const notFound = 'This page does not exist';
export const failed = 'This page could not be loaded';
