import type { OpenPortal } from '../../../../test/helpers/portal.tsx';
import { requestUserInfo } from './user-info-events.ts';

/** Requests a refresh of the user's details, as a page does. */
export const ask = () => window.dispatchEvent(new Event(requestUserInfo));
export const callsOf = ({ begun }: OpenPortal, path: string) => begun.filter((call) => call === path).length;
export const user = ({ container }: OpenPortal) => container.querySelector('fp-header')?.session.USER ?? null;
