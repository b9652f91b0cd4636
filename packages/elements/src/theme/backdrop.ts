import { css } from 'lit';

/**
 * The position of a modal dialog, the backdrop that dims the page, its X and other icon buttons, and its shadow, with a line around it that
 * keeps its edge visible on a dark page. `--_enter` and `--_leave` on the dialog set how long the dimming takes; by default as long as for
 * a menu.
 */
export const backdrop = css`
  :host {
    --_radius-modal: var(--fp-radius-modal, 12px);
  }
  dialog {
    position: fixed;
    inset: 0;
    /* In WebKit a dialog that fades out has already left the top layer; this keeps it above the header. */
    z-index: 8004;
    user-select: text;
    box-shadow:
      0 0 0 1px light-dark(transparent, var(--_line)),
      var(--_shadow-2);
    /* Hyphenation and quotation marks of slotted content follow the lang attribute. */
    -webkit-locale: inherit;
  }
  dialog button {
    -webkit-user-select: none;
    user-select: none;
  }
  dialog:focus-visible,
  h2:focus-visible {
    outline: none;
  }
  .close,
  .tool {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--_radius-control);
  }
  @media (hover: hover) {
    :is(.close, .tool):hover {
      background: var(--_surface-sunken);
    }
  }
  dialog:not([open]) {
    display: none;
    pointer-events: none;
  }
  dialog::backdrop {
    background: var(--_overlay);
    opacity: 0;
    transition:
      opacity var(--_leave, var(--_menu)) ease-in,
      display var(--_leave, var(--_menu)) allow-discrete,
      overlay var(--_leave, var(--_menu)) allow-discrete;
  }
  dialog[open]::backdrop {
    opacity: 1;
    transition-duration: var(--_enter, var(--_menu));
    transition-timing-function: ease-out;
    @starting-style {
      opacity: 0;
    }
  }
  /* Print shows the page, not what lies over it. */
  @media print {
    dialog {
      display: none !important;
    }
  }
`;
