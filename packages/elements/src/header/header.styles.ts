import { css } from 'lit';

/** The header's place on the page and its two bars; below 1024 px the main bar is the mobile header (HDR-01 to HDR-03). */
export const headerStyles = css`
  :host {
    position: sticky;
    top: 0;
    z-index: 8001;
    display: block;
    min-width: 320px;
    min-height: 56px;
  }
  .top-bar,
  .navigation,
  .search {
    display: none;
  }
  .main-bar,
  .top-bar {
    background: var(--_surface);
    border-block-end: 1px solid var(--_line);
  }
  .main-bar {
    display: flex;
    align-items: center;
    height: 56px;
  }
  .brand {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    height: 40px;
    font: 600 var(--_size-20) / 1 var(--_font-family);
    white-space: nowrap;
  }
  .brand span span {
    font-weight: 400;
  }
  .mark {
    fill: var(--_mark, var(--_accent));
    stroke: var(--_mark-ink, var(--_accent-ink));
    stroke-width: 2.25;
  }
  .mark path {
    fill: none;
  }
  .mark > :first-child {
    stroke: none;
  }
  [data-theme='ford'] {
    --_mark: var(--_ink);
    --_mark-ink: var(--_surface);
  }
  .end {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }
  .tool {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 40px;
    height: 40px;
    font: 500 var(--_size-14) / 1 var(--_font-family);
    border-radius: var(--_radius-control);
  }
  .tool:hover {
    background: var(--_surface-sunken);
  }
  .tool svg {
    width: 24px;
    height: 24px;
  }
  .tool:last-child {
    margin-inline-end: -8px;
  }
  @media (max-width: 439px) {
    .tool .text {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (min-width: 1024px) {
    :host {
      min-height: 116px;
    }
    .mobile {
      display: none;
    }
    .top-bar,
    .navigation,
    .search {
      display: flex;
    }
    .top-bar {
      height: 40px;
    }
    .main-bar {
      height: 76px;
    }
  }
  @media (min-width: 1440px) {
    :host {
      min-height: 119px;
    }
    .top-bar {
      height: 43px;
    }
  }
`;
