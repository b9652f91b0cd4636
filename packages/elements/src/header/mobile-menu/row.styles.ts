import { css } from 'lit';

/** Rows of 48 px, in addition to the styles shared with other menus. */
export const mobileRowStyles = css`
  li > a,
  li > button,
  li > span {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 48px;
    padding: 8px var(--_edge);
    font: 500 var(--_size-16) / 1.5 var(--_font-family);
    --_ring: -2px;
    transition: background-color var(--_hover);
  }
  li > :is(a, button):active {
    background: var(--_surface-sunken);
  }
  @media (hover: hover) {
    li > :is(a, button):hover {
      background: var(--_surface-sunken);
    }
  }
  .profile {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    padding: 12px var(--_edge) 16px;
    border-block-end: 1px solid var(--_line);
    margin-block-end: 8px;
  }
  .profile p {
    margin: 0;
    font: 600 var(--_size-16) / 1.5 var(--_font-family);
  }
  .profile .company p {
    font: 400 var(--_size-14) / 1.5 var(--_font-family);
    color: var(--_ink-muted);
  }
  .profile .company .failed {
    color: var(--fp-color-error-ink, light-dark(#9b1c1c, #ffb3b0));
  }
  .portrait {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    color: var(--_ink-muted);
    background: var(--_surface-sunken);
    border-radius: 50%;
  }
  img {
    filter: var(--_icon);
  }
  /* Aligns the texts of a list, also if some rows have no icon, or one that does not load. */
  ul:has(> li > * > :is(svg, img):first-child) > li:not(.view) > :not(:has(> :is(svg, img):first-child)) {
    padding-inline-start: calc(var(--_edge) + 32px);
  }
  .text + svg {
    flex: none;
    width: var(--_size-16);
    height: var(--_size-16);
    color: var(--_ink-muted);
  }
  .chevron:dir(rtl) {
    transform: scaleX(-1);
  }
  .count {
    padding-inline: 8px;
    font: 600 var(--_size-12) / 20px var(--_font-family);
    font-variant-numeric: tabular-nums;
    color: var(--_accent-ink);
    background: var(--_accent);
    border-radius: 10px;
  }
  .utility,
  .products,
  .companies,
  .last:not(:first-child) {
    margin-block-start: 8px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
  }
  :is(.utility, .products) :is(a, button) {
    font-weight: 400;
  }
  section:has(> .label),
  section:not(:first-child) {
    padding-block-start: 16px;
  }
  .label {
    margin: 0;
    padding: 0 var(--_edge) 4px;
    font: 600 var(--_size-14) / 1.5 var(--_font-family);
    color: var(--_ink-muted);
  }
  .group-label {
    margin: 0;
    padding: 20px var(--_edge) 0;
    font: 600 var(--_size-16) / 1.5 var(--_font-family);
  }
  .broken > img {
    visibility: hidden;
  }
  .view {
    padding: 8px var(--_edge);
  }
  .view .label {
    padding-inline: 0;
  }
  .spacer {
    height: 1px;
    margin: 8px var(--_edge);
    background: var(--_line);
  }
  @media (forced-colors: active) {
    .check,
    .text + svg {
      color: inherit;
    }
    .count,
    .portrait {
      border: 1px solid;
    }
    .spacer {
      background: CanvasText;
    }
  }
`;
