import { openChannel } from './open-channel.ts';

const name = 'fp-notifications';

/** Identifies this page's messages: a channel also reaches the other channels of its own page. */
const ownPage = Math.random();

/** Tells this browser's other tabs that the server's list or count of notifications has changed. */
export function announceNotifications(): void {
  const channel = openChannel(name);
  channel?.postMessage(ownPage);
  channel?.close();
}

/** Listens for such changes from other tabs. If the browser isolates tabs, nothing is heard; the session channel has already warned. */
export function hearNotifications(changed: () => void, signal: AbortSignal): void {
  const channel = signal.aborted ? null : openChannel(name);
  if (!channel) return;
  channel.onmessage = ({ data }: { data: unknown }) => data !== ownPage && changed();
  signal.addEventListener('abort', () => channel.close());
}
