import { css } from 'lit';

/**
 * Resets inheritance at the top of an element's shadow root, so that the page's text styles do not reach the inside. The page can still
 * hide the element, disable its pointer events, and set its direction.
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
