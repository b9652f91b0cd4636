type Kind = 'error' | 'warn';

const { error, warn } = console;

/** Records console messages for the rest of the test, and keeps them off the console. */
export function noteConsole(...kinds: Kind[]): string[] {
  return note(kinds, []);
}

/** The same for each test of the suite that calls it. */
export function noteConsoleInEach(...kinds: Kind[]): readonly string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    note(kinds, lines);
  });
  return lines;
}

afterEach(() => Object.assign(console, { error, warn }));

function note(kinds: Kind[], lines: string[]): string[] {
  for (const kind of kinds) {
    console[kind] = (...words: unknown[]) => void lines.push(words.map(String).join(' '));
  }
  return lines;
}
