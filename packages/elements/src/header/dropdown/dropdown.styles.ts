import { css } from 'lit';

/** A floating list at its button's end; at least 206 px wide, with items of at least 32 px (HDR-10). */
export const dropdownStyles = css`
  :host {
    position: absolute;
    inset-block-start: calc(100% + 2px);
    inset-inline-end: -10px;
    z-index: 1;
    min-width: 206px;
    max-width: 360px;
    max-height: calc(100dvh - 56px);
    overflow: auto;
    font-size: inherit;
    background: var(--_surface-raised);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-card);
    box-shadow: var(--_shadow-1);
    animation: drop var(--_menu) ease-out;
  }
  @keyframes drop {
    from {
      opacity: 0;
      transform: translateY(-4px);
    }
  }
  ul {
    padding-block: 8px;
  }
  a,
  li > span {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 4px 16px;
    --_ring: -2px;
    transition: background-color var(--_hover);
  }
  a:hover {
    background: var(--_surface-sunken);
  }
  svg {
    width: 16px;
    height: 16px;
  }
  .check {
    display: flex;
    visibility: hidden;
    margin-inline-start: auto;
    color: var(--_accent);
  }
  [aria-current] {
    font-weight: 500;
  }
  [aria-current] .check {
    visibility: visible;
  }
  .last {
    margin-block-start: 8px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
  }
`;
