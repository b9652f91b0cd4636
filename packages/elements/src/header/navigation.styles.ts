import { css } from 'lit';

/** The primary nodes and the accent bar beneath the selected one. Until the script has measured them, they scroll. */
export const navigationStyles = css`
  .navigation {
    flex: 1;
    gap: clamp(0px, 2vw - 20px, 16px);
    align-self: stretch;
    min-width: 0;
    margin-block-end: -1px;
    margin-inline: 2vw 8px;
  }
  .nodes {
    display: flex;
    flex: none;
    gap: inherit;
    max-width: 100%;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .nodes > li,
  .more {
    display: flex;
    flex: none;
  }
  .beyond {
    position: absolute;
    visibility: hidden;
  }
  .node {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    max-width: 280px;
    padding-inline: 8px;
    font: 500 var(--_size-16) / 1.5 var(--_font-family);
    white-space: nowrap;
    --_ring: -4px;
  }
  .spacer {
    width: 1px;
    align-self: center;
    height: 24px;
    background: var(--_line);
  }
  .spacer:is(:first-child, :last-child),
  .spacer + .spacer {
    display: none;
  }
  .marked::before {
    content: '';
    position: absolute;
    inset: auto 8px 0;
    border-block-start: 3px solid var(--_accent);
    border-radius: 2px 2px 0 0;
  }
`;
