const storageKey = 'fp-scroll-positions';
const limit = 50;

/** Stores the scroll position of each entry, for the lifetime of the tab. */
export class ScrollMemory {
  #positions: Map<string, number>;

  constructor() {
    this.#positions = new Map(read());
  }

  get(key: string): number | undefined {
    return this.#positions.get(key);
  }

  set(key: string, y: number): void {
    this.#positions.delete(key);
    this.#positions.set(key, Math.round(y));
    for (const oldest of this.#positions.keys()) {
      if (this.#positions.size <= limit) break;
      this.#positions.delete(oldest);
    }
  }

  /** Saves the positions for the next document of this tab. */
  store(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.#positions]));
    } catch {
      // If the storage is full or forbidden, only a scroll position is lost.
    }
  }
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(item: unknown): item is [string, number] {
  return Array.isArray(item) && typeof item[0] === 'string' && typeof item[1] === 'number';
}
