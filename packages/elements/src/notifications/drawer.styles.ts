import { css } from 'lit';

/** The drawer, its top bar, and its states without cards. */
export const drawerStyles = css`
  :host {
    display: contents;
  }
  dialog {
    --_leave: min(0.1s, var(--_drawer));
    /* The inline padding around a column of 784 px, which cards, days and top bar share. */
    --_edge: max(0px, 50% - 392px);
    width: var(--fp-notification-drawer-width, 70%);
    background: var(--_surface-raised);
    overflow-wrap: anywhere;
  }
  .top {
    display: grid;
    flex: none;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: 8px;
    padding-inline: calc(12px + var(--_edge));
    border-block-end: 1px solid var(--_line);
  }
  .top button {
    --_ring: -2px;
  }
  .line {
    display: flex;
    grid-column: span 2;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 20px;
    min-height: 44px;
  }
  h2,
  h3,
  h4,
  p {
    margin: 0;
    font: inherit;
  }
  h2 {
    hyphens: auto;
    font: 600 var(--_size-20) / 1.35 var(--_font-family);
  }
  :is(.line, .state) p {
    font-size: var(--_size-14);
    font-variant-numeric: tabular-nums;
    color: var(--_ink-muted);
  }
  .dismiss,
  .retry,
  .actions button {
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--_radius-control);
    font: 500 var(--_size-14) / 1.5 var(--_font-family);
    color: var(--_accent);
  }
  .retry {
    margin-block-start: 16px;
    padding-inline: 20px;
    background: var(--_surface-raised);
    border: 1px solid;
  }
  /* At the start: at the end, a second press where the bell was would hit it and delete all notifications. */
  .dismiss {
    margin-inline-start: -12px;
  }
  .close {
    margin-inline-end: -12px;
  }
  @media (hover: hover) {
    :is(.dismiss, .retry, .actions button:not([aria-disabled])):hover {
      background: var(--_surface-sunken);
    }
  }
  .content {
    flex: 1;
    min-height: 0;
    padding-block: 0 16px;
    padding-inline-start: var(--_edge);
    background: var(--_surface-sunken);
    overflow: hidden auto;
    outline-offset: -2px;
    overscroll-behavior: contain;
  }
  .content > * {
    max-width: 784px;
  }
  @media (min-width: 600px) {
    dialog {
      --_edge: max(12px, 50% - 392px);
    }
    .content {
      padding-inline-end: 12px;
    }
  }
  section h3 {
    padding: 20px 12px 4px;
    font: 600 var(--_size-14) / 1.5 var(--_font-family);
    font-variant-numeric: tabular-nums;
    color: var(--_ink-muted);
  }
  .state {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 48px 24px 32px;
    text-align: center;
  }
  .state h3 {
    font-weight: 600;
  }
  .state p {
    max-width: 36ch;
  }
  .state > svg {
    margin-block-end: 12px;
    color: var(--_ink-muted);
  }
  .failed > svg {
    width: 32px;
    height: 32px;
    color: var(--_error-ink);
  }
  .sun {
    stroke: var(--_accent);
  }
  .hill {
    fill: var(--_surface-sunken);
  }
  .skeleton {
    padding-block-start: 45px;
    animation: appear 0.08s 0.15s backwards;
  }
  .card.bone {
    display: grid;
    gap: 16px;
    margin: 4px 12px 8px;
    padding-block: 20.5px;
  }
  .bone span {
    width: 40%;
    height: 12px;
    background: var(--_line);
    border-radius: var(--_radius-control);
  }
  .bone :first-child {
    width: 72%;
    height: 16px;
  }
  .bone :nth-child(2) {
    width: 100%;
  }
  @media (forced-colors: active) {
    .state > svg {
      color: inherit;
    }
    .sun {
      stroke: currentColor;
    }
    .hill {
      fill: Canvas;
    }
    dialog {
      border-inline-start: 1px solid;
    }
    .bone span {
      background: GrayText;
    }
  }
`;
