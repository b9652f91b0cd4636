import { css } from 'lit';

/** The bar with title and items, 56 px high with its hairline. Content that does not fit never widens the page. */
export const workspaceBarStyles = css`
  :host {
    position: relative;
    z-index: 8000;
    display: block;
    min-width: min(320px, 100vw - 20px);
  }
  /* Above notices, which are on the bar's level and may come after it in the page. */
  :host([data-open]) {
    z-index: 8001;
  }
  .whole {
    background: var(--_surface);
    font-size: var(--_size-14);
  }
  .bar,
  .tabs {
    position: relative;
    border-block-end: 1px solid var(--_line);
  }
  .bar {
    z-index: 1;
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    gap: 16px;
    height: 56px;
  }
  #title {
    flex: 0 1 auto;
    align-self: center;
    min-width: 64px;
    overflow: hidden;
    font: 600 var(--_size-16) / 1.5 var(--_font-family);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .room {
    display: none;
  }
  .compact {
    display: flex;
    justify-content: flex-end;
    min-width: 96px;
  }
  .node {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    padding-inline: 8px;
    font: 500 var(--_size-14) / 1.5 var(--_font-family);
    white-space: nowrap;
    --_ring: -4px;
    transition: color var(--_hover);
  }
  @media (hover: hover) {
    .node:hover {
      color: var(--_accent);
    }
  }
  .node svg {
    width: var(--_size-16);
    height: var(--_size-16);
  }
  .compact .node {
    margin-inline-end: -10px;
  }
  .compact .node .text {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .holder > .node[aria-current]::before {
    content: '';
    position: absolute;
    inset: auto 8px -1px;
    border-block-start: 3px solid var(--_accent);
    border-radius: 2px 2px 0 0;
    transform-origin: 0 0;
  }
  @media (width < 1024px) {
    .untitled #title {
      display: none;
    }
    .untitled .compact {
      justify-content: start;
    }
    .untitled .node {
      margin-inline: -8px 0;
    }
  }
  @media (min-width: 1024px) {
    .bar {
      gap: 32px;
    }
    #title {
      flex: none;
      max-width: 30%;
    }
    .compact {
      display: none;
    }
    .room {
      display: flex;
      flex: 1;
      gap: 8px;
      min-width: 0;
    }
    .row {
      display: flex;
      flex: none;
      gap: 8px;
    }
    .holder {
      position: relative;
      display: flex;
      flex: none;
    }
    /* No wider than the bar: if the bar has overflow-x: clip, WebKit's layers would also clip an open list. */
    .beyond {
      position: absolute;
      inset-inline-start: 0;
      max-width: 100%;
      overflow: hidden;
      visibility: hidden;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
