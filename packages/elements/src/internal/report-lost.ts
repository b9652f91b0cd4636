/** Says that a script did not come; the rest goes on without what it holds. */
export function reportLost(error: unknown): void {
  console.error('A part of the shell could not be loaded.', error);
}
