import { css } from 'lit';

/** The top bar's links and buttons. */
export const topBarStyles = css`
  .top-bar {
    align-items: center;
    justify-content: space-between;
    gap: 24px;
    font-size: var(--_size-14);
    background: var(--_surface-sunken);
  }
  .top-bar ul {
    display: flex;
    gap: 12px;
    min-width: 0;
    margin-inline: -6px;
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
  .top-bar svg {
    width: 16px;
    height: 16px;
  }
  [part='company'],
  ::slotted([slot='company']) {
    color: var(--_ink-muted);
  }
  .ellipsis {
    max-width: 240px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .count {
    min-width: 18px;
    padding-inline: 5px;
    font: 600 var(--_size-12) / 18px var(--_font-family);
    font-variant-numeric: tabular-nums;
    text-align: center;
    color: var(--_accent-ink);
    background: var(--_accent);
    border-radius: 9px;
  }
  button > svg:last-of-type {
    transition: transform var(--_menu) ease-out;
  }
  [aria-expanded='true']:not(.mobile) > svg:last-of-type {
    transform: rotate(180deg);
  }
`;
