import { css } from 'lit';

/** The sheet, its grid of columns, and the tabs (NAV-02, NAV-05). Below the sheet a strip of the overlay stays clickable. */
export const subMenuStyles = css`
  .overlay,
  .sheet {
    z-index: -1;
    visibility: hidden;
    opacity: 0;
    transition:
      opacity var(--_menu) ease-in,
      transform var(--_menu) ease-in,
      visibility var(--_menu);
  }
  .overlay {
    position: fixed;
    inset: 0;
    background: var(--_overlay);
  }
  .sheet {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    max-height: calc(100dvh - 151px - var(--fp-header-top, 0px));
    overflow-wrap: anywhere;
    box-shadow: var(--_shadow-2);
    transform: translateY(-8px);
  }
  :host([open]) :is(.overlay, .sheet) {
    visibility: visible;
    opacity: 1;
    transform: none;
    transition-timing-function: ease-out;
    transition-duration: var(--_menu), var(--_menu), 0s;
    @starting-style {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
  :host([data-away]:not([open])) .sheet {
    display: none;
  }
  /* A sheet that is rendered ahead of time does not count the wait for its views yet. */
  :host(:not([data-seen])) :is(.skeleton, .missing) {
    animation-play-state: paused;
  }
  .page-grid {
    padding-block: 32px 48px;
  }
  .group + .group {
    margin-block-start: 24px;
    padding-block-start: 24px;
    border-block-start: 1px solid var(--_line);
  }
  .group-label {
    margin: 0 0 16px;
    font: 600 var(--_size-20) / 1.35 var(--_font-family);
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 32px 24px;
  }
  .of-1 {
    grid-template-columns: minmax(0, 1fr);
  }
  .of-3 {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .tabbed {
    display: grid;
    grid-template: auto 1fr / calc(25% - 18px) minmax(0, 1fr);
    column-gap: 24px;
  }
  .side {
    display: grid;
    align-content: start;
    gap: 24px;
    padding-inline-end: 24px;
  }
  /* Placed in the grid, because in the DOM it comes before the section beneath the tabs, so that Tab reaches it first. */
  [role='tabpanel'] {
    grid-area: 1 / 2 / span 2;
    margin-inline-start: -24px;
    padding-inline-start: 23px;
    border-inline-start: 1px solid var(--_line);
  }
  [role='tabpanel'] + .side {
    padding-block-start: 24px;
  }
  [role='tablist'] {
    display: grid;
    gap: 4px;
    margin-inline-start: -12px;
  }
  [role='tab'] {
    position: relative;
    min-height: 40px;
    padding: 8px 12px;
    font: 500 var(--_size-16) / 1.5 var(--_font-family);
    border-radius: var(--_radius-control);
    transition: background-color var(--_hover);
  }
  [role='tab']:hover,
  [role='tab'][aria-selected='true'] {
    background: var(--_surface-sunken);
  }
  [role='tab'][aria-selected='true'] {
    color: var(--_accent);
  }
  [role='tab'][aria-selected='true']::before {
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 0;
    border-inline-start: 3px solid;
    border-radius: 2px;
    content: '';
  }
  @media print {
    :host {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .sheet {
      border-block-end: 1px solid;
    }
    [role='tab'][aria-selected='true'] {
      color: Highlight;
    }
  }
`;
