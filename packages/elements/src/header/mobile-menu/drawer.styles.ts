import { css } from 'lit';

/** The drawer, its title bar, the track on which the levels stand side by side, and on phones a close button within the thumb's reach. */
export const drawerStyles = css`
  dialog {
    --_edge: 20px;
    width: 92.5%;
    background: var(--_surface-raised);
  }
  .title-bar {
    display: grid;
    flex: none;
    grid-template-columns: 48px minmax(0, 1fr) 48px;
    align-items: center;
    min-height: 56px;
    padding-inline: calc(var(--_edge) - 12px);
    border-block-end: 1px solid var(--_line);
  }
  .title-bar button {
    width: 48px;
    height: 48px;
  }
  @media (hover: hover) {
    .reach button:hover {
      background: var(--_surface-sunken);
      border-radius: var(--_radius-control);
    }
  }
  .title-bar svg {
    width: 24px;
    height: 24px;
  }
  .close {
    grid-column: 3;
  }
  .title-bar svg:dir(rtl) {
    transform: scaleX(-1);
  }
  h2 {
    grid-area: 1 / 2;
    margin: 0;
    font: 600 var(--_size-16) / 1.5 var(--_font-family);
    text-align: center;
  }
  .track {
    display: flex;
    flex: 1;
    min-height: 0;
    transition: transform var(--_drawer) ease-in-out;
  }
  .depth-2 {
    transform: translateX(calc(var(--_direction) * -100%));
  }
  .depth-3 {
    transform: translateX(calc(var(--_direction) * -200%));
  }
  .pane {
    position: relative;
    flex: none;
    width: 100%;
    padding-block: 8px 32px;
  }
  /* Delays visibility so that a pane stays visible until it has slid out; a pane that returns is focusable at once. */
  .pane[inert] {
    visibility: hidden;
    transition: visibility var(--_drawer);
  }
  .reach {
    flex: none;
    padding: 4px 12px;
    border-block-start: 1px solid var(--_line);
  }
  .reach button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    width: 100%;
    min-height: 48px;
    font: 500 var(--_size-16) / 1.5 var(--_font-family);
    --_ring: -2px;
  }
  .reach svg {
    width: 20px;
    height: 20px;
  }
  @media (min-width: 600px) {
    dialog {
      --_edge: 24px;
      width: 400px;
    }
  }
  /* A low window, such as one at 400 % zoom, has no room for a second close button, unless it has the focus when a phone is turned. */
  @media (min-width: 600px), (max-height: 480px) {
    .reach:not(:focus-within) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    dialog {
      border-inline-start: 1px solid;
    }
  }
`;
