const name = 'fp-session';
const signedOut = 'signed-out';

export interface SessionChannel {
  /** Tells this browser's other tabs that the session has ended. */
  announceSignOut: () => void;
  close: () => void;
}

/** Listens to the sign-outs of other tabs. */
export function openSessionChannel(onSignedOut: () => void): SessionChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (data === signedOut) onSignedOut();
  });
  return {
    announceSignOut: () => channel.postMessage(signedOut),
    close: () => channel.close(),
  };
}
