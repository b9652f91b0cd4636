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
  /* The lists leave the field at least 150 px: their texts are cut instead, the company's before others. */
  .top-bar ul {
    display: flex;
    gap: 8px;
    max-width: min(36vw, 500px);
    margin-inline: -6px;
  }
  .top-bar > :last-child {
    justify-self: end;
  }
  .top-bar li {
    position: relative;
    display: flex;
  }
  .top-bar li:has(.ellipsis) {
    min-width: 84px;
  }
  .top-bar li:has(slot) {
    flex-shrink: 100000;
  }
  .top-bar :is(a, button, [part='company']) {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
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
  .top-bar .failed {
    min-width: 150px;
    overflow: hidden;
    line-height: 1.15;
    white-space: normal;
    color: light-dark(#9b1c1c, #ffb3b0);
  }
`;
