import { css } from 'lit';

/**
 * A field with its buttons inside. The error floats beneath, so that nothing moves; it scrolls from its fourth line on, with its button
 * always visible. Borders and hover colors are mixed from the ink, so that they stand out on every surface, also over a hero.
 */
export const styles = css`
  :host {
    display: block;
    flex: 0 1 300px;
    min-width: 0;
    min-height: 40px;
    max-height: 40px;
  }
  form {
    position: relative;
    font: 400 var(--_size-16) / 1.5 var(--_font-family);
  }
  .field {
    display: flex;
    height: 40px;
    color: var(--_ink);
    background: var(--_surface);
    border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
    border-radius: var(--_radius-control);
    transition: border-color var(--_hover);
  }
  @media (hover: hover) {
    .field:hover {
      border-color: currentColor;
    }
  }
  .field:has(input:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  .field:has([aria-invalid='true']) {
    color: var(--_error-ink);
    background: var(--_error-surface);
    border-color: currentColor;
  }
  input {
    flex: 1;
    min-width: 0;
    margin: 0;
    padding: 0;
    padding-inline: 12px 4px;
    border: 0;
    appearance: none;
    background: none;
    color: inherit;
    font: inherit;
    /* The line height of the texts beside it, so that they share a baseline; less if there is no room for that. */
    line-height: clamp(1.2em, 30px, 1.5em);
    text-overflow: ellipsis;
  }
  input:focus-visible {
    outline: none;
  }
  ::placeholder {
    color: color-mix(in srgb, currentColor 80%, transparent);
    opacity: 1;
  }
  ::-webkit-search-cancel-button {
    display: none;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 40px;
    color: inherit;
    border-radius: var(--_radius-control);
    transition: background-color var(--_hover);
    --_focus: currentColor;
    --_ring: -3px;
  }
  @media (hover: hover) {
    button:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
  button:active {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }
  .clear svg,
  .error svg {
    width: var(--_size-16);
    height: var(--_size-16);
  }
  .error {
    position: absolute;
    inset-block-start: calc(100% + 8px);
    inset-inline: 0;
    z-index: 1;
    display: flex;
    gap: 8px;
    width: fit-content;
    max-width: 277px;
    max-height: calc(3.5 * 1.5em + 6px);
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    padding: 4px;
    padding-inline-start: 8px;
    font-size: var(--_size-14);
    color: var(--_error-ink);
    background: var(--_error-surface);
    border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
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
  .error > svg {
    margin-block: calc((1.5em - var(--_size-16)) / 2);
  }
  p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .close {
    position: sticky;
    inset-block-start: 0;
    width: 24px;
    height: 24px;
    margin-block: -2px;
  }
  @media (min-width: 1024px) {
    :host {
      min-height: 32px;
      max-height: 32px;
    }
    :host([in-bar]) form {
      width: 300px;
      max-width: 100%;
    }
    :host([in-bar]) .error {
      inset-inline-end: auto;
      width: max-content;
    }
    .field {
      height: 32px;
      font-size: var(--_size-14);
    }
    .field button {
      width: 32px;
    }
    .field svg {
      width: var(--_size-16);
      height: var(--_size-16);
    }
  }
  @media (pointer: coarse) {
    .error {
      align-items: center;
    }
    .close {
      width: 44px;
      height: 44px;
      margin: -4px;
    }
    .field button {
      position: relative;
      width: 44px;
    }
    .field button::after {
      position: absolute;
      inset: calc((100% - 44px) / 2) 0;
      content: '';
    }
  }
`;
