import { css } from 'lit';

/** The chevron of a button that opens something, drawn with borders: it needs no node, and forced colors give it a system color. */
export const chevron = css`
  :where(summary, button[aria-expanded]:not(.tool))::after {
    content: '';
    flex: none;
    width: var(--_chevron, 6px);
    height: var(--_chevron, 6px);
    margin: -3px 5px 0;
    border: solid;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    transition: transform var(--_menu) ease-out;
  }
  :is([open] > summary, [aria-expanded='true'])::after {
    transform: translateY(3px) rotate(225deg);
  }
`;
