import { css } from 'lit';

/** Sections of links (NAV-03): 24 px between sections, 8 px between nodes; every text is cut off after a few lines. */
export const sectionStyles = css`
  section + section {
    margin-block-start: 24px;
  }
  /* Aligns the label's first line with the first link of a neighboring section without a label. */
  .label {
    margin: 0 0 4px;
    padding-block-start: 4px;
    font: 600 var(--_size-14) / 1.5 var(--_font-family);
    color: var(--_ink-muted);
  }
  ul {
    display: grid;
    gap: 8px;
  }
  li {
    position: relative;
  }
  li > a,
  li > span {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    font: 500 var(--_size-16) / 1.5 var(--_font-family);
  }
  /* The row's link also covers its description, so that the focus ring surrounds both. */
  [aria-describedby]::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  [aria-describedby]:focus-visible {
    outline: none;
  }
  [aria-describedby]:focus-visible::after {
    outline: 2px solid var(--_focus);
    outline-offset: 4px;
    border-radius: var(--_radius-control);
  }
  li .text {
    -webkit-line-clamp: 3;
  }
  /* The underline is always there but transparent, so that it can fade in without the sheet being drawn again. */
  .text {
    text-decoration-color: transparent;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  a[aria-current] .text {
    text-decoration-line: underline;
    text-decoration-color: var(--_accent);
  }
  @media (hover: hover) {
    /* Transitions only while the sheet is hovered: otherwise the browser would check every link when the sheet opens. */
    .sheet:hover li > a {
      transition: color var(--_hover);
    }
    .sheet:hover .text {
      transition:
        text-decoration-color var(--_hover),
        text-decoration-line 0s var(--_hover) allow-discrete;
    }
    li > a:hover,
    li:hover > a {
      color: var(--_accent);
    }
    .sheet li > a:hover .text {
      text-decoration-line: underline;
      text-decoration-color: var(--_accent);
      transition-delay: 0s;
    }
  }
  img {
    flex: none;
    filter: var(--_icon);
  }
  svg {
    width: var(--_size-16);
    height: var(--_size-16);
    color: var(--_ink-muted);
  }
  .description {
    margin: 0;
    text-wrap: balance;
    max-width: 40ch;
    font-size: var(--_size-14);
    color: var(--_ink-muted);
  }
  /* Aligns the texts of a list, also if some nodes have no icon, or one that does not load. */
  .with-icons > li:not(.view) > :not(.illustrated) {
    padding-inline-start: 28px;
  }
  .broken > img {
    visibility: hidden;
  }
  .spacer {
    height: 1px;
    margin-block: 8px;
    background: var(--_line);
  }
  @media (forced-colors: active) {
    svg {
      color: inherit;
    }
    .spacer {
      background: CanvasText;
    }
  }
`;
