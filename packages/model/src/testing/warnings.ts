import { mock } from 'node:test';

/** What is written to the console meanwhile. */
export async function warnings(act: () => unknown): Promise<string[]> {
  const warn = mock.method(console, 'warn', () => undefined);
  try {
    await act();
    return warn.mock.calls.map(({ arguments: [message] }) => String(message));
  } finally {
    warn.mock.restore();
  }
}
