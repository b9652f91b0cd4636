type Kind = 'error' | 'warn';

const { error, warn } = console;

/** What is written to the console in the rest of the test; the console itself stays quiet. */
export function noteConsole(...kinds: Kind[]): string[] {
  return note(kinds, []);
}

/** The same in each test of the suite that calls this. */
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
