import { css } from 'lit';

/** The base styles of every element: box model, unstyled buttons, lists and links, pressed state, focus ring, hidden text, icons. */
export const base = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a,
  button {
    padding: 0;
    font: inherit;
    color: inherit;
    text-align: inherit;
    text-decoration: none;
    background: none;
    border: 0;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  :is(a, button):active {
    opacity: 0.7;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: var(--_ring, 2px);
    border-radius: var(--_radius-control);
  }
  svg {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* The arrow icon of external links. */
  [rel] > svg:nth-last-child(2):dir(rtl) {
    transform: scaleX(-1);
  }
  .hidden-text {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
