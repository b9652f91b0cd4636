import { css } from 'lit';

/**
 * The top bar's links and buttons. Late items do not change the columns: the search field's width depends on the window only, 150 px at
 * 1024 px and 300 px from 1274 px on. If texts do not fit beside it, the longest are cut off at the same length, because a grid shares its
 * room evenly among entries that want more.
 */
export const topBarStyles = css`
  .top-bar {
    align-items: center;
    gap: 16px;
    font-size: var(--_size-14);
  }
  .top-bar > div {
    flex: none;
    max-width: min(60vw - 464px, 300px);
  }
  :host([search]) .top-bar > div {
    width: 300px;
  }
  .top-bar ul {
    display: grid;
    grid: auto / auto-flow minmax(auto, max-content);
    flex: 1;
    min-width: 0;
    gap: 8px;
    margin-inline: -6px;
  }
  .top-bar > :last-child {
    justify-content: end;
  }
  .top-bar li {
    position: relative;
    display: flex;
    min-width: 0;
  }
  /* Names shrink before the cart and the language, unless a market's label for the cart would take all the room. */
  .top-bar li:has(.count, #language) {
    min-width: auto;
    max-width: 16vw;
  }
  .top-bar :is(a, button, [part='company']) {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    min-height: 32px;
    padding-inline: 6px;
    white-space: nowrap;
    --_ring: -1px;
  }
  .top-bar :is(svg, img),
  .node svg {
    width: var(--_size-16);
    height: var(--_size-16);
  }
  .top-bar .count {
    min-width: 2em;
  }
  .count:empty {
    visibility: hidden;
  }
  ::slotted([slot='company']) {
    min-width: 0;
  }
`;
