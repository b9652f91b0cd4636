import { execFile } from 'node:child_process';

/** Runs a program to its end. @throws Error with all its output, if it fails */
export function run(program: string, words: string[], cwd: string): Promise<string> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return new Promise((done, failed) => {
    execFile(program, words, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error) failed(new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`));
      else done(stdout);
    });
  });
}
