/** What a failure says of itself, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  try {
    return String(error);
  } catch {
    return 'Something was thrown that cannot be read';
  }
}

/** The same with the error's name, by which browsers and frameworks tell their own. */
export function nameAndMessageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : messageOf(error);
}
