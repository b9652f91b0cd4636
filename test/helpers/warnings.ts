/** What each test of the suite that calls this has written to the console as warnings; the console itself stays quiet. */
export function noteWarnings(): readonly string[] {
  const warnings: string[] = [];
  const { warn } = console;
  beforeEach(() => {
    warnings.length = 0;
    console.warn = (...words: unknown[]) => warnings.push(words.map(String).join(' '));
  });
  afterEach(() => {
    console.warn = warn;
  });
  return warnings;
}
