export * from './apply-theme.ts';
export * from './base.ts';
export * from './floating.ts';
export * from './page-grid.ts';
export * from './palette.ts';
export * from './palettes.ts';
export * from './status-colors.ts';
export * from './tokens.ts';
