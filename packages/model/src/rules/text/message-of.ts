/** What a failure says of itself, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  try {
    return String(error);
  } catch {
    return 'Something was thrown that cannot be read';
  }
}
