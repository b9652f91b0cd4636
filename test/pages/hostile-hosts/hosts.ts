/** Inheritable styles that a page may set for its own text, and that everything in it inherits. */
const inherited = `
  font: italic 700 13px / 3 monospace; font-variant: small-caps; font-kerning: none; font-size-adjust: 0.8;
  font-feature-settings: 'zero'; letter-spacing: 3px; word-spacing: 6px; line-break: anywhere; word-break: break-all;
  overflow-wrap: anywhere; hyphens: manual; tab-size: 2; text-align: center; text-align-last: right; text-indent: 20px;
  text-transform: uppercase; text-shadow: 1px 1px red; text-rendering: geometricPrecision; text-underline-offset: 9px;
  text-wrap: balance; white-space: pre; color: red; caret-color: red; accent-color: red; color-scheme: dark;
  cursor: crosshair; quotes: none; list-style: square inside; border-collapse: collapse; border-spacing: 9px;
  caption-side: bottom; empty-cells: hide; fill: red; stroke: red; stroke-width: 9; stroke-linecap: butt;
  image-rendering: pixelated; orphans: 9; widows: 9; -webkit-text-fill-color: red; -webkit-text-stroke: 1px red;
  -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: 180%;`;

const important = (declarations: string) => declarations.replaceAll(';', ' !important;');

/** Styles of block editor themes: their generated global styles, reproduced by hand. */
const blockTheme = `
  :root { --wp--preset--font-size--medium: 1.05rem; --wp--style--block-gap: 1.2rem; }
  body { margin: 0; font: 400 1.15rem / 1.4 Georgia, serif; letter-spacing: -0.1px; color: #111; background: #f9f9f9; }
  *, *::before, *::after { box-sizing: inherit; }
  html { box-sizing: border-box; }
  :where(.wp-site-blocks) > * { margin-block: 0; }
  .wp-site-blocks .is-layout-constrained > * { max-width: 620px; margin-inline: auto !important; }
  a:where(:not(.wp-element-button)), .entry-content a { color: #d00; text-decoration: underline; }
  button, input, .wp-element-button { padding: calc(0.667em + 2px) calc(1.333em + 2px); border: 2px solid #d00;
    border-radius: 9999px; background: #32373c; color: #fff; font: inherit; text-transform: uppercase; }
  ul, ol { padding-inline-start: 2em; list-style: square; } li { margin-block: 0.5em; }
  figure { margin: 0 0 1em; } img, svg { max-width: 100%; height: auto; vertical-align: middle; }
  h1, h2, h3 { font: 700 2rem / 1.1 Georgia, serif; text-wrap: balance; } p { margin-block: 1.5em; }
  nav, footer, header, section, dialog, form { padding: 2rem; background: #eee; }`;

/** Style sheets of pages that may embed the elements, by name; a path is that of a file in an installed package. */
export const hosts: Record<string, string> = {
  'html { font-size: 62.5% }': 'html { font-size: 62.5%; }',
  'html { font-size: 20px }': 'html { font-size: 20px; }',
  'a body whose text is set in everything that is inherited': `html, body { ${inherited} }`,
  '* { … } of what is inherited': `* { ${inherited} }`,
  '* { … !important } of what is inherited': `* { ${important(inherited)} }`,
  '* { … !important } of boxes': `*, ::before, ::after { ${important(
    `margin: 0; padding: 0; border: 0; outline: 0; box-sizing: content-box; min-width: 0; min-height: 0;
    vertical-align: baseline; background: none; transition: none; animation: none; border-radius: 0;`,
  )} }`,
  'body * { all: revert !important }': 'body * { all: revert !important; }',
  'rules for every tag that a shadow root holds': `a, button, dialog, div, footer, form, h2, h3, header, input, label,
    li, nav, p, section, small, span, summary, svg, ul { all: unset !important; }`,
  Bootstrap: '/node_modules/bootstrap/dist/css/bootstrap.min.css',
  'Tailwind’s preflight': '/node_modules/tailwindcss/preflight.css',
  Foundation: '/node_modules/foundation-sites/dist/css/foundation.min.css',
  Bulma: '/node_modules/bulma/css/bulma.min.css',
  Pico: '/node_modules/@picocss/pico/css/pico.min.css',
  'a block editor’s theme': blockTheme,
};

/** The host's rules as an adoptable style sheet. */
export async function hostSheet(host: string): Promise<CSSStyleSheet> {
  const source = hosts[host] ?? '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(source.startsWith('/') ? await (await fetch(source)).text() : source);
  return sheet;
}
