import type { HostLook } from './host-look.ts';
import { loadSoon } from './load-soon.ts';
import { report } from './report.ts';

/** A part that somebody has asked for. */
export interface LostPart {
  /** What was pressed. */
  target: EventTarget | null;
  /** Whether somebody still waits for it. */
  isWanted: () => boolean;
  look: HostLook;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

/** Says why it did not come: in the console, and where it was asked for what to do. */
export function tellLost(error: unknown, part: LostPart): void {
  report(error);
  loadSoon().then(({ sayLost }) => sayLost(part), report);
}
