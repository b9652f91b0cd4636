import { css } from 'lit';

/**
 * Nothing that a page says of its own text reaches the inside of a top-level element: what stands in its shadow root inherits
 * from here. A page can hide the element and keep it from being clicked, and says in which direction it is read.
 */
export const reset = css`
  :where(:host > :not(style)) {
    all: initial;
    display: block;
    visibility: inherit;
    pointer-events: inherit;
    color: var(--_ink);
    font: 400 var(--_size-16) / 1.5 var(--_font-family);
    -webkit-text-size-adjust: none;
  }
`;
