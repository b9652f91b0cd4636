import { css } from 'lit';

/**
 * The color is that of the surroundings: a themed element's, the page's accent, or the text color. The label appears after 100 ms, because
 * screen readers announce only changes in a live region.
 */
export const styles = css`
  :host {
    display: inline-block;
  }
  :host([page]) {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  [role='status'] {
    all: initial;
    position: relative;
    visibility: inherit;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 20px;
    color: var(--fp-spinner-color, var(--_accent, var(--fp-color-accent, currentColor)));
    font: 500 calc(14px * var(--fp-font-scale, 1)) / 1.5
      var(--_font-family, var(--fp-font-family, system-ui, sans-serif));
  }
  :host([page]) [role='status'] {
    min-height: 500px;
    padding: 24px;
  }
  svg {
    display: block;
    width: 32px;
    height: 32px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    animation: turn 2.5s cubic-bezier(0.45, 0.15, 0.55, 0.85) infinite;
  }
  :host([page]) svg {
    width: 56px;
    height: 56px;
    stroke-width: 2;
  }
  .track {
    opacity: 0.18;
  }
  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    animation: wait 100ms step-end;
  }
  :host([page]) span {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    max-width: min(40ch, 100%);
    overflow-wrap: anywhere;
    color: var(--_ink, var(--fp-color-ink, CanvasText));
    font-size: calc(16px * var(--fp-font-scale, 1));
    text-align: center;
    white-space: normal;
  }
  @keyframes turn {
    to {
      transform: rotate(1080deg);
    }
  }
  @keyframes wait {
    from {
      visibility: hidden;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    svg {
      animation: none;
    }
  }
`;
