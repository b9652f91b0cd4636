import { css } from 'lit';

/** The menus before the script runs: a list under the bar's end; sheets and the mobile list under the whole bar. */
export const preHydrationMenuStyles = css`
  .early {
    --_header: var(--fp-header-top, 0px);
    --_top: calc(var(--_header) + var(--_height));
  }
  .early [popover] {
    position: fixed;
    inset-block: var(--_top) auto;
    inset-inline: auto 0;
    width: auto;
    max-height: calc(100dvh - var(--_top));
    margin: 0;
    padding-block: 8px;
    overflow: auto;
    color: var(--_ink);
    background: var(--_surface-raised);
    border: 1px solid var(--_line);
  }
  .early .across {
    inset-inline: 0;
    border-width: 0 0 1px;
    --_edge: 0px;
  }
  .early .hanging {
    min-width: 206px;
    inset-inline-end: 20px;
  }
  .early :is(a, summary) {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 4px var(--_edge, 16px);
    overflow-wrap: anywhere;
    cursor: pointer;
    --_ring: -2px;
  }
  .early svg {
    width: 16px;
    height: 16px;
  }
  .early :is([aria-current], .label, summary) {
    font-weight: 500;
  }
  .early .label {
    margin: 4px 0;
  }
  .early .hanging .label {
    margin-inline: 16px;
  }
  .early details section {
    padding-inline-start: 16px;
  }
  .early .spacer,
  .early .language :not([aria-current]) > .check {
    display: none;
  }
  @media (width < 1024px) {
    .early :is(a, summary) {
      min-height: 48px;
    }
  }
  @media (min-width: 1024px) {
    .early .hanging:not(.bell) {
      inset-block-start: calc(var(--_header) + 44px);
    }
    .early .hanging {
      inset-inline-end: calc(var(--fp-space-edge, var(--_side)) - 6px);
    }
    .early .sections {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
      gap: 12px 24px;
    }
  }
`;
