import { css } from 'lit';

/** The primary nodes and the accent bar beneath the selected one; where there are too many, they scroll. */
export const navigationStyles = css`
  .navigation {
    align-self: stretch;
    min-width: 0;
    margin-block-end: -1px;
    overflow: auto hidden;
    scrollbar-width: none;
    margin-inline: 3vw 14px;
  }
  .navigation > ul {
    display: flex;
    gap: clamp(0px, 2vw - 20px, 20px);
  }
  .navigation > ul > li {
    display: flex;
  }
  .navigation .node {
    position: relative;
    display: flex;
    align-items: center;
    padding-inline: 8px;
    font: 500 var(--_size-16) / 1.25 var(--_font-family);
    transition: color var(--_hover);
    --_ring: -8px;
  }
  .navigation .node:hover {
    color: var(--_accent);
  }
  .navigation .node svg {
    margin-inline-start: 4px;
  }
  @media (max-width: 1599px) {
    .navigation button svg {
      display: none;
    }
  }
  @media (max-width: 1279px) {
    .navigation .node {
      font-size: var(--_size-14);
      padding-inline: 6px;
    }
  }
  .spacer {
    width: 1px;
    margin-block: 26px;
    background: var(--_line);
  }
  .accent-bar {
    position: absolute;
    inset: auto 6px 0;
    height: 3px;
    background: var(--_accent);
    border-radius: 2px 2px 0 0;
    transform-origin: 0 0;
  }
  @media (forced-colors: active) {
    .accent-bar {
      background: Highlight;
    }
  }
`;
