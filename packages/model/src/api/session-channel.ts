import { openChannel } from './open-channel.ts';

const name = 'fp-session';
const signedOut = 'signed-out';

export interface SessionChannel {
  /** Tells this browser's other tabs that the session has ended. */
  announceSignOut: () => void;
  /**
   * Tells them whose session the server knows: whoever they show may be gone, or another. Null is nobody's, or one whose person's
   * details have changed: who shows somebody asks the server.
   */
  announceSession: (sessionId: string | null) => void;
  close: () => void;
}

interface Listener {
  onSignedOut: () => void;
  onSession?: (sessionId: string | null) => void;
}

/** Listens to what other tabs learn of the session. Where the browser keeps a site's tabs apart, this one is on its own. */
export function openSessionChannel({ onSignedOut, onSession }: Listener): SessionChannel {
  const channel = openChannel(name, (error) =>
    console.warn(`Other tabs do not hear of this session: ${String(error)}`),
  );
  const hear = ({ data }: { data: unknown }): void => {
    if (data === signedOut) onSignedOut();
    else if (typeof data === 'object' && data && 'sessionId' in data)
      onSession?.(typeof data.sessionId === 'string' ? data.sessionId : null);
  };
  if (channel) channel.onmessage = hear;
  return {
    announceSignOut: () => channel?.postMessage(signedOut),
    announceSession: (sessionId) => channel?.postMessage({ sessionId }),
    close: () => channel?.close(),
  };
}
