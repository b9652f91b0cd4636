import { css } from 'lit';

/** The boxes, one below another on the page grid, under the header (8001) and above everything else (BAN-02). */
export const styles = css`
  :host {
    /* Prevents margin collapsing, so that the page moves by exactly the element's height. */
    display: flow-root;
    position: relative;
    z-index: 8000;
  }
  :host([data-empty]),
  :host([data-empty]) > div {
    display: contents;
  }
  .item {
    --_surface-now: var(--_surface-sunken);
    --_ink-now: var(--_ink);
    --_focus: var(--_ink-now);
    display: flex;
    gap: 12px;
    padding-block: 12px;
    color: var(--_ink-now);
    background: var(--_surface-now);
    border-block-end: 1px solid color-mix(in srgb, var(--_ink-now) 24%, transparent);
  }
  .error {
    --_surface-now: var(--_error-surface);
    --_ink-now: var(--_error-ink);
  }
  .warning {
    --_surface-now: var(--_warning-surface);
    --_ink-now: var(--_warning-ink);
  }
  .primary {
    --_surface-now: var(--_accent);
    --_ink-now: var(--_accent-ink);
  }
  .item > svg {
    height: 1lh;
  }
  .body {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .body pre {
    white-space: pre-wrap;
  }
  /* Only as wide as its text, so that the text is next to the icon in either direction. */
  .body.html {
    flex: 0 1 auto;
    /* Room for the focus ring of links at the edge. */
    margin: -4px;
    padding: 4px;
  }
  .body :is(h1, h2, h3, h4, h5, h6) {
    margin: 0;
    font: inherit;
    font-weight: 600;
  }
  .body :is(p, ul, ol) {
    margin: 0;
  }
  .body :is(p, ul, ol, h1, h2, h3, h4, h5, h6) + * {
    margin-block-start: 4px;
  }
  .body :is(ul, ol) {
    padding-inline-start: 20px;
    list-style: disc;
  }
  .body ol {
    list-style: decimal;
  }
  .body :is(img, table) {
    max-width: 100%;
    height: auto;
  }
  .body a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media (hover: hover) {
    .body a:hover {
      text-decoration-thickness: 2px;
    }
  }
  .body :focus-visible {
    --_ring: 0;
  }
  /* Keeps the notice as high as one without the button. */
  .close {
    margin-block: -10px;
    margin-inline-start: auto;
  }
`;
