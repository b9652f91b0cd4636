type Channel = InstanceType<typeof BroadcastChannel>;

/**
 * A channel to this browser's other tabs; null where it refuses one, as Firefox does to a site whose data it does not keep.
 * @param refused is told why
 */
export function openChannel(name: string, refused?: (error: unknown) => void): Channel | null {
  try {
    return new BroadcastChannel(name);
  } catch (error) {
    refused?.(error);
    return null;
  }
}
