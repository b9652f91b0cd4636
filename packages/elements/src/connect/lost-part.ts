import type { HostLook } from './host-look.ts';
import { loadSoon } from './load-soon.ts';
import { report } from './report.ts';

/** A part that the user requested and that failed to load. */
export interface LostPart {
  /** The element that was pressed. */
  target: EventTarget | null;
  /** Whether the user still waits for it. */
  isWanted: () => boolean;
  look: HostLook;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

/** Reports the failure on the console, and tells the user what to do, at the place where the part was requested. */
export function tellLost(error: unknown, part: LostPart): void {
  report(error);
  loadSoon().then(({ sayLost }) => sayLost(part), report);
}
