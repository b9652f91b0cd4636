import { css } from 'lit';

/** What every element starts from: box model, type, bare buttons, lists and links, the focus ring, hidden hints, icons. */
export const base = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  :host {
    font: 400 var(--_size-16) / 1.5 var(--_font-family);
    text-align: start;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  :host,
  [data-theme] {
    color: var(--_ink);
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
  button {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  a,
  button {
    color: inherit;
    text-decoration: none;
    -webkit-tap-highlight-color: transparent;
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
  .hidden-text {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
