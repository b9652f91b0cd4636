import { openChannel } from './open-channel.ts';

const name = 'fp-notifications';

/** A channel is heard by all others of its name, those of the same page, too. */
const ownPage = Math.random();

/** Tells this browser's other tabs that what the server lists or counts has changed. */
export function announceNotifications(): void {
  const channel = openChannel(name);
  channel?.postMessage(ownPage);
  channel?.close();
}

/** Hears it from them; where the browser keeps a site's tabs apart, the session's channel has said so. */
export function hearNotifications(changed: () => void, signal: AbortSignal): void {
  const channel = signal.aborted ? null : openChannel(name);
  if (!channel) return;
  channel.onmessage = ({ data }: { data: unknown }) => data !== ownPage && changed();
  signal.addEventListener('abort', () => channel.close());
}
