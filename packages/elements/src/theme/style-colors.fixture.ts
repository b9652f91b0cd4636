import { globSync, readFileSync } from 'node:fs';

/** A CSS rule with its front and back colors, named as in `Tone`; `transparent` also occurs. */
export interface ColoredRule {
  file: string;
  selector: string;
  front: string[];
  back: string[];
}

const files = [
  'packages/elements/src/**/*.ts',
  'packages/portal/src/**/*.css',
  'packages/portal/src/**/*.ts',
];
const rules = /([^{};]*)\{([^{}]*)\}/g;
const declaration = /(?:^|[;\s])(--_[\w-]+|[a-z][a-z-]*):\s*([^;]+)/g;
const fronts =
  /^(color|fill|stroke|outline|border(?!-radius)[a-z-]*|accent-color|text-decoration-color|--_(ink-now|mark-ink|quiet|focus))$/;
const backs = /^(background|background-color|box-shadow|--_(surface-now|mark))$/;
const role = String.raw`var\(--(?:_|fp-color-)([a-z-]+)(?:,[^()]*(?:\([^()]*(?:\([^()]*\))?[^()]*\))?[^()]*)?\)`;
const tone = new RegExp(
  `color-mix\\(in srgb, (?:${role}|currentColor) (\\d+%), (?:${role}|transparent)\\)|${role}`,
  'g',
);

/** All rules in the styles of the elements and the portal that use a theme color. */
export function coloredRules(): ColoredRule[] {
  return globSync(files)
    .filter((file) => !/\.(test|fixture)\.|\/theme\/(tokens|status-colors|color-pairs)\.ts$/.test(file))
    .flatMap((file) => rulesOf(file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')));
}

function rulesOf(file: string, text: string): ColoredRule[] {
  return [...text.matchAll(rules)]
    .map(([, selector = '', body = '']) => {
      const declarations = [...body.matchAll(declaration)];
      const tones = (properties: RegExp) =>
        declarations
          .filter(([, name = '']) => properties.test(name))
          .flatMap(([, , value = '']) => tonesOf(value));
      return { file, selector: selector.trim(), front: tones(fronts), back: tones(backs) };
    })
    .filter(({ front, back }) => front.length + back.length > 0);
}

function tonesOf(value: string): string[] {
  return [...value.matchAll(tone)].map(([, one, share, other, alone]) =>
    share ? `${one ?? 'currentColor'} ${share} ${other ?? 'transparent'}` : (alone ?? ''),
  );
}
