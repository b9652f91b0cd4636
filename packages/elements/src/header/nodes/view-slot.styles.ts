import { css } from 'lit';

/**
 * A skeleton in place of an embedded view that is still loading; a view that arrives at once never shows it. After 10 s a message replaces
 * it.
 */
export const viewSlotStyles = css`
  .awaited {
    display: grid;
  }
  .awaited > * {
    grid-area: 1 / 1;
  }
  .skeleton {
    display: grid;
    gap: 12px;
    padding-block: 8px;
    animation:
      appear 0.08s 0.15s both,
      leave 0s 10s forwards;
  }
  .skeleton span {
    width: min(100%, 360px);
    height: 12px;
    background: var(--_line);
    border-radius: var(--_radius-control);
  }
  .skeleton span:nth-child(2) {
    width: min(80%, 280px);
  }
  .skeleton span:nth-child(3) {
    width: min(60%, 200px);
  }
  .missing {
    margin: 0;
    font-size: var(--_size-14);
    color: var(--_ink-muted);
    visibility: hidden;
    animation: arrive 0s 10s forwards;
  }
  @keyframes leave {
    to {
      visibility: hidden;
    }
  }
  @keyframes arrive {
    to {
      visibility: inherit;
    }
  }
`;
