// Finds the three engines' programs: an environment variable first, then what is installed, then the distribution's packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const programs = {
  chromium: {
    variable: 'CHROMIUM_BIN',
    names: ['chromium', 'chromium-browser', 'google-chrome'],
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

/** The path of an engine's program (for WebKit its driver), or null where it is not installed. */
export function findEngine(engine: Engine): string | null {
  const { variable, names, needs } = programs[engine];
  if (needs.some((name) => !findProgram(name))) return null;
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : null;
  return names.map(findProgram).find((path) => path !== null) ?? null;
}

/** Brings the engines that are missing, where the machine lets us (Debian, root), and says which are missing still. */
export function installMissingEngines(): Engine[] {
  const missing = engines.filter((engine) => !findEngine(engine));
  if (missing.length === 0 || process.getuid?.() !== 0 || !findProgram('apt-get')) return missing;
  const packages = missing.flatMap((engine) => programs[engine].packages);
  console.log(`Installing ${packages.join(', ')} …`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return missing.filter((engine) => !findEngine(engine));
}

/** What a person can do about a missing engine, in a few words. */
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

function apt(...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function findProgram(name: string): string | null {
  try {
    const path = execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return path.trim() || null;
  } catch {
    return null;
  }
}
