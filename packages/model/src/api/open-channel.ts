type Channel = InstanceType<typeof BroadcastChannel>;

/**
 * A channel to this browser's other tabs; null if the browser refuses, as Firefox does for a site whose data it does not keep.
 * @param refused called with the reason
 */
export function openChannel(name: string, refused?: (error: unknown) => void): Channel | null {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    refused?.(error);
    return null;
  }
}
