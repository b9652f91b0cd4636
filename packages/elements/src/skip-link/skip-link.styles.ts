import { css } from 'lit';

/** Out of sight until it has the keyboard focus, then above the header (z-index 8001). */
export const styles = css`
  :host {
    position: absolute;
  }
  nav {
    position: fixed;
    z-index: 8002;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  a {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    width: max-content;
    max-width: calc(100vw - 16px);
    padding: 12px 20px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-control);
    background: var(--_surface-raised);
    color: var(--_ink);
    font-weight: 500;
    box-shadow: var(--_shadow-2);
  }
  a:not(:focus-visible, :active) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
