/** The message of an error, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  try {
    return String(error);
  } catch {
    return 'Something was thrown that cannot be read';
  }
}

/** Like `messageOf`, with the error's name, by which browsers and frameworks identify their own errors. */
export function nameAndMessageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : messageOf(error);
}
