import { messageOf } from '@fleet-portal/model/rules';

/** Logs an error as one line; a failed call's message begins with the call's name, and its address follows. */
export function report(error: unknown): void {
  const { url } = Object(error) as { url?: string };
  const address = url ? `, asked at ${new URL(url, document.baseURI).href}` : '';
  console.error(`connectShell: ${messageOf(error)}${address}`);
}
