import { css } from 'lit';

/**
 * A modal dialog's place over the window, what dims the page behind it, its X and other buttons of an icon alone, and its shadow,
 * with a line around it where a dark page would swallow that. The dialog's `--_enter` and `--_leave` say how long it takes to
 * dim; a menu's time by default.
 */
export const backdrop = css`
  :host {
    --_radius-modal: var(--fp-radius-modal, 12px);
  }
  dialog {
    position: fixed;
    inset: 0;
    /* In WebKit a dialog that fades has left the top layer already: it stays above the header. */
    z-index: 8004;
    user-select: text;
    box-shadow:
      0 0 0 1px light-dark(transparent, var(--_line)),
      var(--_shadow-2);
    /* The language that \`lang\` names hyphenates and quotes what a page has slotted. */
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
  /* On paper the page is read, not what lies over it. */
  @media print {
    dialog {
      display: none !important;
    }
  }
`;
