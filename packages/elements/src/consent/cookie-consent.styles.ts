import { css } from 'lit';

/** Styles shared by the question and the dialog: surface, font, buttons and link-like controls. */
export const styles = css`
  :host,
  :host > div {
    display: contents;
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font: 600 var(--_size-20) / 1.35 var(--_font-family);
  }
  p {
    color: var(--_ink-muted);
    font-size: var(--_size-14);
  }
  a,
  .choose {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  a svg {
    width: 1em;
    height: 1em;
    margin-inline-start: 4px;
    vertical-align: -0.125em;
  }
  @media (hover: hover) {
    a:hover {
      text-decoration-thickness: 2px;
    }
  }
  .problem {
    padding: 8px 12px;
    border-radius: var(--_radius-control);
    background: var(--_error-surface);
    color: var(--_error-ink);
  }
  .banner,
  .settings {
    border: 1px solid var(--_line);
    background: var(--_surface-raised);
    color: var(--_ink);
    box-shadow: var(--_shadow-2);
    overflow-wrap: anywhere;
    transition:
      opacity var(--_menu),
      transform var(--_menu),
      display var(--_menu) allow-discrete,
      overlay var(--_menu) allow-discrete;
    @starting-style {
      opacity: 0;
      transform: translateY(16px);
    }
  }
  .banner[inert],
  .settings:not([open]) {
    display: none;
    opacity: 0;
  }
  .actions {
    display: grid;
    flex: 1 0 100%;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .actions > :last-child {
    grid-column: 1 / -1;
  }
  .action {
    min-height: 44px;
    padding: 8px 4px;
    border: 1px solid var(--_accent);
    border-radius: var(--_radius-control);
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 500;
    text-align: center;
    transition: background-color var(--_hover);
  }
  @media (hover: hover) {
    .action:hover {
      background: color-mix(in srgb, var(--_accent) 88%, var(--_ink));
    }
  }
  /* The live regions follow the page's content in the DOM, and would make the page a pixel longer. */
  .hidden-text {
    position: fixed;
    inset-block-start: 0;
  }
`;
