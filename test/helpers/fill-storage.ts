const key = 'fp-filling';

/** Leaves a storage no room for another character; returns what gives the room back. */
export function fill(storage: Storage): () => void {
  let text = '';
  for (let more = 8_000_000; more >= 1; more = Math.floor(more / 2)) {
    while (holds(storage, text + 'x'.repeat(more))) text += 'x'.repeat(more);
  }
  return () => storage.removeItem(key);
}

function holds(storage: Storage, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
