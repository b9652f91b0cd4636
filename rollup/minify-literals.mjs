import { defaultMinifyOptions, defaultStrategy } from '@literals/html-css-minifier';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';

/** Removes white space between expressions and tags, which would become text nodes; a meaningful space is written as an expression. */
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

/** Minifies templates and styles. */
export const minifyLiterals = () =>
  literalsHtmlCssMinifier({
    include: ['packages/**/*.ts'],
    failOnError: true,
    // A template may be the content of an <svg>, where <path> needs its closing tag.
    options: {
      strategy: withoutWhiteSpace,
      minifyOptions: { ...defaultMinifyOptions, keepClosingSlash: true, conservativeCollapse: false },
    },
  });
