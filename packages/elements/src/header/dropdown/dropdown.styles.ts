import { css } from 'lit';

/**
 * A floating list at least 206 px wide, with items at least 32 px high (HDR-10). It ends with its button; it flips above the button, or to
 * its start, if the window would cut it off, and is no higher than the available room. The animation moves the list inside, not the anchored
 * box.
 */
export const dropdownStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    inset: auto;
    width: max-content;
    min-width: 206px;
    max-width: min(360px, 100vw - 16px);
    margin: 0;
    padding: 0;
    overflow: visible;
    color: var(--_ink);
    background: none;
    border: 0;
    transition:
      display var(--_menu) allow-discrete,
      overlay var(--_menu) allow-discrete;
  }
  :host(:not(:popover-open)) {
    display: none;
  }
  :host(.anchored) {
    inset-inline-end: max(8px, anchor(end));
    position-area: block-end span-all;
    position-try-fallbacks: flip-block, flip-inline;
    justify-self: end;
    max-block-size: max(100% - 10px, 200px);
    margin-block: 2px 8px;
  }
  ul {
    padding-block: 8px;
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--_surface-raised);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-card);
    box-shadow: var(--_shadow-1);
    opacity: 0;
    transform: translateY(-4px);
    transition:
      opacity var(--_menu) ease-in,
      transform var(--_menu) ease-in;
  }
  :host(:popover-open) ul {
    opacity: 1;
    transform: none;
    transition-timing-function: ease-out;
    @starting-style {
      opacity: 0;
      transform: translateY(-4px);
    }
  }
  ul:focus-visible {
    outline-offset: -2px;
  }
  a,
  button,
  li > span {
    position: relative;
    display: flex;
    width: 100%;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 4px 16px;
    overflow-wrap: anywhere;
    --_ring: -2px;
    transition: background-color var(--_hover);
  }
  @media (hover: hover) {
    :is(a, button):hover {
      background: var(--_surface-sunken);
    }
  }
  @media (forced-colors: active) {
    :is(a, button):hover:not(:focus-visible) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
  svg {
    width: var(--_size-16);
    height: var(--_size-16);
  }
  [aria-current] {
    font-weight: 500;
  }
  .last:not(:first-child) {
    margin-block-start: 8px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
