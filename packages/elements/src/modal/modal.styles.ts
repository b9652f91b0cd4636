import { css } from 'lit';

/** A title, scrolling content, and actions that stay visible; in a window too low for that, the whole dialog scrolls. */
export const styles = css`
  :host {
    display: contents;
  }
  dialog {
    width: min(560px, calc(100vw - 16px));
    max-width: none;
    height: fit-content;
    max-height: calc(100dvh - 16px);
    margin: auto;
    padding: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    color: var(--_ink);
    background: var(--_surface-raised);
    border: 0;
    border-radius: var(--_radius-modal);
    opacity: 0;
    transform: translateY(8px);
    transition:
      transform var(--_menu) ease-in,
      opacity var(--_menu) ease-in,
      display var(--_menu) allow-discrete,
      overlay var(--_menu) allow-discrete;
  }
  dialog[open] {
    display: flex;
    opacity: 1;
    transform: none;
    transition-timing-function: ease-out;
    @starting-style {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  .panel {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    max-height: calc(100dvh - 16px);
  }
  .head {
    display: flex;
    flex: none;
    align-items: start;
    gap: 8px;
    max-height: 40dvh;
    overflow: hidden auto;
    outline-offset: -2px;
    padding-block: 8px;
    padding-inline: 24px 16px;
    border-block-end: 1px solid var(--_line);
  }
  h2 {
    flex: 1;
    min-width: 0;
    margin: 0;
    padding-block: 8px;
    font: 600 var(--_size-20) / 1.35 var(--_font-family);
  }
  /* These elements take the focus only to be read out, so they need no focus ring. */
  [tabindex='-1']:focus-visible {
    outline: none;
  }
  .close {
    position: sticky;
    inset-block-start: 0;
    background: var(--_surface-raised);
    transition: background-color var(--_hover);
    --_ring: -2px;
  }
  .body {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    padding: 20px 24px;
    --_ring: -2px;
  }
  ::slotted(:is(p, ul, ol, h3):first-child) {
    margin-block-start: 0;
  }
  ::slotted(:is(p, ul, ol):last-child) {
    margin-block-end: 0;
  }
  .actions {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 12px;
    max-height: 50dvh;
    overflow: hidden auto;
    outline-offset: -2px;
    padding: 16px 24px calc(16px + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--_line);
  }
  .actions.center {
    justify-content: center;
  }
  .actions > * {
    max-width: 100%;
    min-height: 44px;
    padding: 8px 20px;
    color: var(--_accent);
    border: 1px solid;
    border-radius: var(--_radius-control);
    font-weight: 500;
    line-height: 1.625;
    text-align: center;
    transition: background-color var(--_hover);
  }
  .actions > .primary {
    color: var(--_accent-ink);
    background: var(--_accent);
    border-color: var(--_accent);
  }
  @media (forced-colors: none) {
    @media (hover: hover) {
      .actions > :not(:disabled):hover {
        background: var(--_surface-sunken);
      }
      .actions > .primary:not(:disabled):hover {
        background: color-mix(in srgb, var(--_accent) 88%, var(--_ink));
      }
    }
    .actions > :not(:disabled):active {
      background: color-mix(in srgb, var(--_surface-sunken) 80%, var(--_ink));
    }
    .actions > .primary:not(:disabled):active {
      background: color-mix(in srgb, var(--_accent) 76%, var(--_ink));
    }
  }
  .actions > :disabled {
    color: var(--_ink-muted);
    background: var(--_surface-sunken);
    border-color: var(--_line);
    opacity: 1;
    cursor: not-allowed;
  }
  @media (width < 480px), (width < 600px) and (min-height: 420px) {
    .actions > * {
      flex: 1 1 100%;
    }
  }
  @media (max-height: 419px) {
    .panel {
      display: block;
      overflow: hidden auto;
      outline-offset: -2px;
    }
    .head,
    .body,
    .actions {
      max-height: none;
      overflow: visible;
    }
  }
  @media (forced-colors: active) {
    dialog {
      border: 1px solid;
    }
    .actions > .primary {
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
      forced-color-adjust: none;
    }
    .actions > :disabled {
      color: GrayText;
      background: none;
      border-color: GrayText;
    }
  }
`;
