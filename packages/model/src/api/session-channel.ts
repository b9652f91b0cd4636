const name = 'fp-session';
const signedOut = 'signed-out';

export interface SessionChannel {
  /** Tells this browser's other tabs that the session has ended. */
  announceSignOut: () => void;
  /** Tells them whose session the server knows, null for nobody: whoever they show may be gone, or another. */
  announceSession: (sessionId: string | null) => void;
  close: () => void;
}

interface Listener {
  onSignedOut: () => void;
  onSession?: (sessionId: string | null) => void;
}

/** Listens to what other tabs learn of the session. */
export function openSessionChannel({ onSignedOut, onSession }: Listener): SessionChannel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: { data: unknown }) => {
    if (data === signedOut) onSignedOut();
    else if (typeof data === 'object' && data && 'sessionId' in data)
      onSession?.(typeof data.sessionId === 'string' ? data.sessionId : null);
  };
  return {
    announceSignOut: () => channel.postMessage(signedOut),
    announceSession: (sessionId) => channel.postMessage({ sessionId }),
    close: () => channel.close(),
  };
}
