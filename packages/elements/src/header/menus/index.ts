/** The scripts of the desktop menus; loaded when the pointer or the focus reaches the header. */
import '../dropdown/define.ts';
import '../sub-menu/define.ts';

export { enterPanel } from './arrow-keys.ts';
export * from './desktop-menus.ts';
