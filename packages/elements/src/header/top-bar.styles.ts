import { css } from 'lit';

/**
 * The top bar's links and buttons. Who comes late changes no column: the search field is as wide as the window allows, 150 px
 * at 1024 px and 300 px from 1274 px on. Texts that do not fit beside it are cut. A list shrinks its entries in proportion, so
 * the company's share is that much larger that no other text is cut before it.
 */
export const topBarStyles = css`
  .top-bar {
    align-items: center;
    gap: 24px;
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
    display: flex;
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
    flex-shrink: 1e4;
  }
  /* Names give way to the cart. */
  .top-bar li:has(.count) {
    flex-shrink: 1;
  }
  .top-bar li:has(.ellipsis) {
    min-width: 80px;
  }
  .top-bar li:has(slot) {
    flex-shrink: 1e11;
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
