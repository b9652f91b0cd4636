// Finds the engines' programs: by an environment variable, else among installed programs; can install the distribution's packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Chromium without a user interface takes only two thirds of the time for tests. If it is not available, regular Chromium is used. */
const headlessShell = 'chromium-headless-shell';
const windowed = ['chromium', 'chromium-browser', 'google-chrome'];

const programs = {
  chromium: {
    variable: 'CHROMIUM_BIN',
    names: [headlessShell, ...windowed],
    packages: ['chromium'],
    needs: [],
  },
  firefox: {
    variable: 'FIREFOX_BIN',
    names: ['firefox', 'firefox-esr'],
    packages: ['firefox-esr'],
    needs: [],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_BIN',
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    needs: ['Xvfb'],
  },
} as const;

export type Engine = keyof typeof programs;

const engines = Object.keys(programs) as Engine[];

/** The path of an engine's program (for WebKit its driver), or null if it is not installed. */
export function findEngine(engine: Engine): string | null {
  const { variable, names, needs } = programs[engine];
  if (needs.some((name) => !findProgram(name))) return null;
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : null;
  return findFirst(names);
}

/** Regular Chromium, for features that the headless shell lacks: the back/forward cache. */
export function findWindowedChromium(): string | null {
  return process.env.CHROMIUM_BIN ?? findFirst(windowed);
}

/** Installs missing engines if the machine allows it (Debian, root), and returns those that are still missing. */
export function installMissingEngines(): Engine[] {
  const missing = engines.filter((engine) => !findEngine(engine));
  const needed = missing.flatMap<string>((engine) => programs[engine].packages);
  if (!missing.includes('chromium') && !findWindowedChromium()) needed.push(...programs.chromium.packages);
  const isShellWanted = !process.env.CHROMIUM_BIN && !findProgram(headlessShell);
  const mayInstall = process.getuid?.() === 0 && findProgram('apt-get');
  if (!mayInstall || !(needed.length || isShellWanted)) return missing;
  apt('update', '-qq');
  install(needed);
  if (isShellWanted) install([headlessShell]);
  return missing.filter((engine) => !findEngine(engine));
}

/** A short hint on how to get a missing engine. */
export function howToInstall(engine: Engine): string {
  const { packages, variable } = programs[engine];
  return `install ${packages.join(' and ')}, or set ${variable}`;
}

/** WebKit's browser, which its driver starts; distributions keep it outside PATH. */
export function findMiniBrowser(): string | null {
  const folders = ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'];
  const paths = folders.flatMap((folder) => versions.map((version) => `${folder}/${version}/MiniBrowser`));
  return paths.find((path) => existsSync(path)) ?? null;
}

function install(packages: readonly string[]): void {
  if (!packages.length) return;
  console.log(`Installing ${packages.join(', ')} …`);
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function apt(...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function findFirst(names: readonly string[]): string | null {
  return names.map(findProgram).find((path) => path !== null) ?? null;
}

function findProgram(name: string): string | null {
  try {
    const path = execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return path.trim() || null;
  } catch {
    return null;
  }
}
