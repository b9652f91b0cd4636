import { openChannel } from './open-channel.ts';

const name = 'fp-session';
const signedOut = 'signed-out';

export interface SessionChannel {
  /** Tells this browser's other tabs that the session has ended. */
  announceSignOut: () => void;
  /**
   * Tells the other tabs which session the server knows, since the one that they show may have ended or been replaced. Null means no
   * session, or that the user's details have changed: tabs that show a user ask the server.
   */
  announceSession: (sessionId: string | null) => void;
  close: () => void;
}

interface Listener {
  onSignedOut: () => void;
  onSession?: (sessionId: string | null) => void;
}

/** Listens for session changes from other tabs. If the browser isolates a site's tabs, this one is on its own. */
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
