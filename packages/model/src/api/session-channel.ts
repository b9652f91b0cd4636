const name = 'fp-session';
const signedOut = 'signed-out';
const nobodyIsThere = 'nobody-is-there';

export interface SessionChannel {
  /** Tells this browser's other tabs that the session has ended. */
  announceSignOut: () => void;
  /** Tells them that the server knew nobody: whoever they show may be gone, such as by a logout link in a new tab. */
  announceVisitor: () => void;
  close: () => void;
}

interface Listener {
  onSignedOut: () => void;
  onVisitor?: () => void;
}

/** Listens to what other tabs learn of the session. */
export function openSessionChannel({ onSignedOut, onVisitor }: Listener): SessionChannel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data === signedOut) onSignedOut();
    if (data === nobodyIsThere) onVisitor?.();
  };
  return {
    announceSignOut: () => channel.postMessage(signedOut),
    announceVisitor: () => channel.postMessage(nobodyIsThere),
    close: () => channel.close(),
  };
}
