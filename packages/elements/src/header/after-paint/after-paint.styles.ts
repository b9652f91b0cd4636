import { css } from 'lit';

/**
 * How the bars change their colors, where their title ends, what stands there for a company that did not come, what paper has of them,
 * and what answers a pointer that hovers, over a hero and in forced colors too.
 */
export const afterPaintStyles = css`
  .main-bar,
  .top-bar,
  a,
  button,
  b,
  img,
  slot,
  .mark,
  .count,
  [part='company'],
  ::slotted(*) {
    transition: var(--_hover);
    transition-property: color, fill, stroke, background-color, border-color, filter;
  }
  @media (width < 1024px) {
    b.ellipsis {
      display: -webkit-box;
      hyphens: auto;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    /* Padded for the focus rings of what it scrolls. */
    .end > slot {
      margin: -4px;
      padding: 4px;
      scroll-padding: 4px;
      overflow: auto hidden;
      scrollbar-width: none;
    }
  }
  /*
   * A company's name has two lines where one has no room, and smaller ones in the narrowest bar. From 1.25 times the size on the
   * bar is too low for two: a number of lines is rounded, and never below one.
   */
  [name='company'] .ellipsis {
    display: -webkit-box;
    hyphens: auto;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: calc(3.9 - 2 * var(--fp-font-scale, 1));
    overflow-wrap: anywhere;
    line-height: calc(var(--_size-14) * 17 / 14);
    white-space: normal;
  }
  @media (width < 1200px) {
    [name='company'] .ellipsis {
      font-size: var(--_size-12);
      line-height: 1.15;
    }
  }
  /* A market's pictures are drawn for light bars; sub-menus and the mobile menu do the same. */
  @media (forced-colors: none) {
    [data-theme='dark'] {
      --_icon: brightness(0) invert(1);
    }
    .over :not([open]) > slot > fp-search-bar {
      --_focus: #fff;
    }
  }
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    header {
      --_icon: brightness(0) invert(1);
    }
  }
  img {
    filter: var(--_icon);
  }
  /* What says that a menu did not come lies over the page. */
  section.main-bar {
    position: absolute;
    width: 100%;
  }
  /* From where it slides. */
  .marked::before {
    transform-origin: 0 0;
  }
  .count {
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  /* It keeps its place, by which is measured what fits. */
  .spacer:has(+ .beyond) {
    visibility: hidden;
  }
  /* It gives way before the names beside it. */
  ul:has(.failed) {
    grid-template-columns: minmax(120px, 1fr);
  }
  .failed {
    margin-inline-start: auto;
    text-align: end;
    color: var(--fp-color-error-ink, light-dark(#9b1c1c, #ffb3b0));
  }
  .top-bar :is(a, button) {
    border-radius: var(--_radius-control);
  }
  .broken > img {
    display: none;
  }
  .top-bar [aria-current='page'] {
    color: var(--_accent);
    text-decoration-line: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
  .over ::slotted([slot='company']) {
    --fp-color-focus: #fff;
  }
  @media (forced-colors: active) {
    .spacer {
      background: CanvasText;
    }
    .count {
      outline: 1px solid;
    }
  }
  @media print {
    :host {
      position: static;
    }
    :host([transparent]) {
      margin-block-end: 0 !important;
    }
    .top-bar,
    nav,
    .end,
    section {
      visibility: hidden;
    }
  }
  @media (hover: hover) {
    :is(.node, .top-bar a, .top-bar button):hover {
      color: var(--_accent);
    }
    .node:hover:not(.marked)::before {
      content: '';
      position: absolute;
      inset: auto 8px 0;
      border-block-start: 3px solid;
      border-radius: 2px 2px 0 0;
      opacity: 0.4;
    }
    :is(.tool, .top-bar a, .top-bar button):hover {
      background: var(--_surface-sunken);
    }
    .brand:hover:not(:active) {
      opacity: 0.8;
    }
    @media (forced-colors: active) {
      :is(.tool, .top-bar a, .top-bar button):hover:not(:focus-visible) {
        outline: 1px solid;
        outline-offset: -1px;
      }
    }
  }
`;
