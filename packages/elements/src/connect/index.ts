export { connectShell } from './connect-shell.ts';
export type { ConnectedShell, ConnectOptions, ModalFields } from './options.ts';
