import { css } from 'lit';

/** The header's place on the page and its two bars; below 1024 px the main bar is the mobile header (HDR-01 to HDR-03). */
export const headerStyles = css`
  :host {
    position: sticky;
    top: var(--fp-header-top, 0);
    z-index: 8001;
    display: block;
    min-width: min(320px, 100vw - 20px);
    min-height: var(--_height);
    --_height: 56px;
  }
  .top-bar,
  .navigation {
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
    gap: 4px;
    height: 56px;
  }
  /* If the bar is too narrow, the name wraps out of sight and the logo stays. */
  .brand {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    align-items: center;
    gap: 8px;
    flex-shrink: 1e4;
    min-width: 32px;
    height: 44px;
    overflow: clip;
    font: 600 var(--_size-20) / 44px var(--_font-family);
    white-space: nowrap;
  }
  .brand span span {
    font-weight: 400;
  }
  ::slotted([slot='brand']) {
    max-width: 100%;
    max-height: 44px;
    object-fit: contain;
  }
  .mark {
    height: 44px;
    fill: var(--_accent);
    stroke: var(--_accent-ink);
    stroke-width: 2.25;
  }
  .mark path {
    fill: none;
  }
  .mark > :first-child {
    stroke: none;
  }
  [data-theme='ford']:not(.over) .mark {
    fill: var(--_ink);
    stroke: var(--_surface);
  }
  .ellipsis {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The workspace's title. */
  b.ellipsis {
    flex-shrink: 1e6;
    max-height: 3em;
    margin-inline: 4px 0;
    font: 600 var(--_size-14) / 1.5 var(--_font-family);
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .end {
    display: flex;
    flex: auto;
    align-items: center;
    justify-content: end;
    min-width: 0;
    margin-inline-end: -10px;
  }
  /* The host page's buttons shrink after the brand has. */
  .end > slot {
    display: flex;
    gap: 4px;
    min-width: 0;
  }
  .tool {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    max-width: 200px;
    height: 44px;
    font: 500 var(--_size-14) / 1.5 var(--_font-family);
    border-radius: var(--_radius-control);
  }
  .tool svg {
    width: 24px;
    height: 24px;
  }
  .count {
    flex: none;
    min-width: 1.5em;
    padding-inline: 5px;
    font: 600 var(--_size-12) / 1.5 var(--_font-family);
    text-align: center;
    color: var(--_accent-ink);
    background: var(--_accent);
    border-radius: 1em;
  }
  #bell .count {
    unicode-bidi: plaintext;
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 22px;
    padding-inline: 2px;
    font-size: 12px;
    box-shadow: 0 0 0 1px var(--_surface);
  }
  @media (width < 600px) {
    .tool .text,
    .titled .name {
      position: absolute;
      max-width: 1px;
      clip-path: inset(50%);
    }
  }
  @media (min-width: 600px) {
    .main-bar {
      gap: 8px;
    }
    .brand {
      gap: 12px;
    }
    b.ellipsis {
      padding-inline-start: 14px;
      border-inline-start: 1px solid var(--_line);
    }
  }
  @media (min-width: 1024px) {
    :host {
      --_height: 116px;
    }
    .mobile {
      display: none;
    }
    .navigation,
    .top-bar {
      display: flex;
    }
    .end {
      flex: none;
    }
    /*
     * The bar's own icon buttons end with empty space, which a page's button lacks; this margin makes up for it, whatever margin the page
     * gives its buttons.
     */
    ::slotted(:nth-last-child(1 of [slot='actions'])) {
      margin-inline-end: 10px !important;
    }
    .top-bar {
      min-height: 40px;
      padding-top: 1px;
    }
    .main-bar {
      height: 76px;
    }
  }
  @media (min-width: 1440px) {
    :host {
      --_height: 119px;
    }
    .top-bar {
      min-height: 43px;
      padding-top: 0;
    }
  }
`;
