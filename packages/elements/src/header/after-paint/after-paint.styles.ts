import { css } from 'lit';

/**
 * Styles that can wait until after the first paint: color transitions of the bars, where their title is cut off, the message in place of a
 * company that failed to load, print, and hover feedback, also over a hero and in forced colors.
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
    /* Padded so that the scroll container does not cut off focus rings. */
    .end > slot {
      margin: -4px;
      padding: 4px;
      scroll-padding: 4px;
      overflow: auto hidden;
      scrollbar-width: none;
    }
  }
  [name='company'] > :is(button, span) {
    text-align: end;
  }
  /*
   * A company's name wraps to two lines if there is no room for one, in smaller text on the narrowest bars. At a font scale of 1.25 or more
   * the bar is too low for two lines: the number is rounded, and never below one. Whichever way the name reads, both lines end at the
   * chevron; Chromium needs the prefix for that.
   */
  [name='company'] .ellipsis {
    display: -webkit-box;
    text-align: match-parent;
    text-align: -webkit-match-parent;
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
  /* A market's icons are drawn for light bars, so they are inverted on dark ones; sub-menus and the mobile menu do the same. */
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
  /* The message that a menu did not load lies over the page. */
  section.main-bar {
    position: absolute;
    width: 100%;
  }
  /* The bar slides and scales from this origin. */
  .marked::before {
    transform-origin: 0 0;
  }
  .count {
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  /* A hidden spacer keeps its place, because the overflow is measured with it. */
  .spacer:has(+ .beyond) {
    visibility: hidden;
  }
  /* The message shrinks before the names beside it. */
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
