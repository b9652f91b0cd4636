import { css } from 'lit';

/**
 * A dialog along the end side of the window, as high as the window. It slides in within `--_enter` and out within `--_leave`; by default
 * both are `--_drawer`.
 */
export const sideDrawer = css`
  :host {
    --_drawer: 0.3s;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_drawer: 0s;
    }
  }
  dialog {
    --_direction: 1;
    --_enter: var(--_drawer);
    --_leave: var(--_drawer);
    flex-direction: column;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    margin-inline-start: auto;
    padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom);
    padding-inline-end: env(safe-area-inset-right);
    overflow: clip;
    color: var(--_ink);
    border: 0;
    opacity: 0;
    transform: translateX(calc(var(--_direction) * 100%));
    transition:
      transform var(--_leave) ease-in,
      opacity 0s var(--_leave),
      display var(--_leave) allow-discrete,
      overlay var(--_leave) allow-discrete;
  }
  dialog:dir(rtl) {
    padding-inline-end: env(safe-area-inset-left);
    --_direction: -1;
  }
  dialog[open] {
    display: flex;
    opacity: 1;
    transform: none;
    transition-duration: var(--_enter), 0s, var(--_enter), var(--_enter);
    transition-timing-function: ease-out;
    transition-delay: 0s;
    @starting-style {
      transform: translateX(calc(var(--_direction) * 100%));
    }
  }
`;
