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
    transition: color var(--_hover);
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
  @media (hover: hover) {
    li > a:hover,
    li:hover > a {
      color: var(--_accent);
    }
    a:hover .text {
      text-decoration-color: var(--_accent);
    }
  }
  li .text {
    -webkit-line-clamp: 3;
  }
  a .text {
    text-decoration-line: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: transparent;
    text-underline-offset: 4px;
    transition: text-decoration-color var(--_hover);
  }
  a[aria-current] .text {
    text-decoration-color: var(--_accent);
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
  ul:has(.illustrated) > li:not(.view) > :not(.illustrated) {
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
    a:not(:hover, [aria-current]) .text {
      text-decoration-line: none;
    }
    .spacer {
      background: CanvasText;
    }
  }
`;
