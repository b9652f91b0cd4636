import { messageOf } from '@fleet-portal/model/rules';

/** What went wrong, as one line; a failed call's message begins with its name. */
export function report(error: unknown): void {
  console.error(`connectShell: ${messageOf(error)}`);
}
