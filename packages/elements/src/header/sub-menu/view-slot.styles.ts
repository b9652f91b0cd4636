import { css } from 'lit';

/** Lines in the place of an embedded view that is not there yet; a view that comes at once never shows them. */
export const viewSlotStyles = css`
  .skeleton {
    display: grid;
    gap: 12px;
    padding-block: 8px;
    animation: appear 0.2s 0.15s both;
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
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
