export { connectShell } from './connect-shell.ts';
export type {} from '../shell.ts';
export type { ConnectedShell, ConnectOptions } from './options.ts';
export type { ModalFields } from '@fleet-portal/model/entities';
