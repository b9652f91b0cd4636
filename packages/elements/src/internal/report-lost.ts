/** Reports that a script could not be loaded; the rest works on without it. */
export function reportLost(error: unknown): void {
  console.error('A part of the shell could not be loaded.', error);
}
