import type { Role } from './palette.ts';

/** A role, or one role mixed with another: `accent 88% ink` has 12 % of the ink. */
export type Tone = Role | `${Role} ${number}% ${Role}`;

/** A color used for text or drawing (`front`) on another (`back`), and the minimum contrast. */
export interface ColorPair {
  front: Tone;
  back: Tone;
  least: 4.5 | 3;
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'] as const;
const statuses = ['info', 'success', 'warning', 'error'] as const;

const onSurfaces = surfaces.flatMap((surface) => [
  ...text(surface, 'ink', 'ink-muted', 'accent', 'error-ink'),
  ...drawn(surface, 'focus'),
]);

const onStatuses = statuses.flatMap((status) => {
  const surface: Role = `${status}-surface`;
  const ink: Role = `${status}-ink`;
  return text(surface, ink).concat(text(`${ink} 10% ${surface}`, ink), drawn(`${ink} 20% ${surface}`, ink));
});

/** All color pairs that the shell and the portal's pages use, hover and pressed states included. */
export const colorPairs: readonly ColorPair[] = [
  ...onSurfaces,
  ...onStatuses,
  ...text('accent', 'accent-ink'),
  ...text('accent 88% ink', 'accent-ink'),
  ...text('accent 86% ink', 'accent-ink'),
  ...text('accent 76% ink', 'accent-ink'),
  ...text('accent 74% ink', 'accent-ink'),
  ...text('surface-sunken 80% ink', 'ink'),
  ...(['surface', 'surface-raised'] as const).flatMap((surface) => [
    ...text(`accent 8% ${surface}`, 'accent'),
    ...text(`accent 16% ${surface}`, 'accent'),
  ]),
  ...surfaces.flatMap((surface) => [
    ...drawn(`ink 10% ${surface}`, 'ink'),
    ...drawn(`ink 20% ${surface}`, 'ink'),
  ]),
  ...text('brand', 'brand-ink', 'brand-ink 76% brand'),
  ...text('surface', 'ink 80% surface'),
  ...drawn('surface', 'ink-muted 76% surface', 'ink 60% surface'),
  ...text('error-surface', 'error-ink 80% error-surface'),
  ...drawn('error-surface', 'error-ink 60% error-surface'),
];

function text(back: Tone, ...fronts: Tone[]): ColorPair[] {
  return fronts.map((front) => ({ front, back, least: 4.5 }));
}

function drawn(back: Tone, ...fronts: Tone[]): ColorPair[] {
  return fronts.map((front) => ({ front, back, least: 3 }));
}
