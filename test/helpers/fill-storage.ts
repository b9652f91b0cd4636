const sizes = [...Array.from({ length: 24 }, (_, at) => 2 ** (23 - at)), 0];

/** Fills a storage to the last character; returns a function that frees the room again. */
export function fill(storage: Storage): () => void {
  const keys: string[] = [];
  for (const size of sizes) {
    while (holds(storage, keyOf(keys.length), size)) keys.push(keyOf(keys.length));
  }
  return () => keys.forEach((key) => storage.removeItem(key));
}

/** Keys of one character, so that in the end not even another key fits. */
function keyOf(index: number): string {
  return String.fromCharCode(0xe000 + index);
}

function holds(storage: Storage, key: string, size: number): boolean {
  try {
    storage.setItem(key, 'x'.repeat(size));
    return true;
  } catch {
    return false;
  }
}
