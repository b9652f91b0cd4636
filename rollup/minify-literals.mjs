import { defaultMinifyOptions, defaultStrategy } from '@literals/html-css-minifier';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';

/** Leaves out the white space between expressions and tags, which would be nodes; a space that is read stands in an expression. */
const withoutWhiteSpace = {
  ...defaultStrategy,
  combineHTMLStrings(parts, placeholder) {
    let html = '';
    const isContent = () => html.lastIndexOf('<') <= html.lastIndexOf('>');
    parts.forEach(({ text }, index) => {
      html += index > 0 && isContent() ? text.replace(/^\s+(?=<|$)/, '') : text;
      if (index === parts.length - 1) return;
      if (isContent()) html = html.replace(/(?<=>)\s+$/, '');
      html += placeholder;
    });
    return html;
  },
};

/** Templates and styles, small. */
export const minifyLiterals = () =>
  literalsHtmlCssMinifier({
    include: ['packages/**/*.ts'],
    failOnError: true,
    // A template may be the inside of an <svg>, where <path> does not end by itself.
    options: {
      strategy: withoutWhiteSpace,
      minifyOptions: { ...defaultMinifyOptions, keepClosingSlash: true, conservativeCollapse: false },
    },
  });
