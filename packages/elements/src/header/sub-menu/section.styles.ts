import { css } from 'lit';

/** Sections of links (NAV-03): 24 px between sections, 8 px between nodes; every text ends in time. */
export const sectionStyles = css`
  section + section {
    margin-block-start: 24px;
  }
  /* Its first line stands on one with the first link of a section beside it that has no label. */
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
  /* The row is the link, and so is its description: both stand within the ring. */
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
  /* A line that is transparent would be drawn with the sheet all the same. */
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
    /* Links that fade at all times would be looked through as the sheet opens. */
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
  /* Texts stand under each other, also where some nodes of a list have no icon, or one that does not load. */
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
