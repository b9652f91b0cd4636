import { mock } from 'node:test';

/** The console's warnings during an action. */
export async function warnings(act: () => unknown): Promise<string[]> {
  const warn = mock.method(console, 'warn', () => undefined);
  try {
    await act();
    return warn.mock.calls.map(({ arguments: [message] }) => String(message));
  } finally {
    warn.mock.restore();
  }
}
