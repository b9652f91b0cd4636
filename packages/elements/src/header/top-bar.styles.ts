import { css } from 'lit';

/** The top bar's links and buttons. */
export const topBarStyles = css`
  .top-bar {
    grid-template-columns: 1fr minmax(0, auto) 1fr;
    align-items: center;
    gap: 24px;
    font-size: var(--_size-14);
    background: var(--_surface-sunken);
  }
  .top-bar ul {
    display: flex;
    gap: 8px;
    margin-inline: -6px;
  }
  .top-bar > :last-child {
    justify-content: end;
  }
  .top-bar li {
    position: relative;
  }
  .top-bar :is(a, button, [part='company']) {
    display: flex;
    align-items: center;
    gap: 6px;
    height: 32px;
    padding-inline: 6px;
    white-space: nowrap;
    --_ring: -1px;
    transition: color var(--_hover);
  }
  .top-bar :is(a, button):hover {
    color: var(--_accent);
  }
  .top-bar svg,
  .node svg {
    width: 16px;
    height: 16px;
  }
  .top-bar .count {
    min-width: 24px;
  }
  .top-bar .count:empty {
    visibility: hidden;
  }
  [part='call-to-action'] {
    font-weight: 600;
  }
  [part='company'],
  ::slotted([slot='company']) {
    color: var(--_ink-muted);
  }
  .failed {
    color: light-dark(#9b1c1c, #ffb3b0);
  }
  .top-bar .ellipsis {
    max-width: min(240px, 14vw);
  }
`;
