const sizes = [...Array.from({ length: 24 }, (_, at) => 2 ** (23 - at)), 0];

/** Leaves a storage no room for another character; returns what gives the room back. */
export function fill(storage: Storage): () => void {
  const keys: string[] = [];
  for (const size of sizes) {
    while (holds(storage, keyOf(keys.length), size)) keys.push(keyOf(keys.length));
  }
  return () => keys.forEach((key) => storage.removeItem(key));
}

/** As short as keys are: at the end there is no room for one more. */
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
