import { css } from 'lit';

/** On a phone fixed to the window's lower edge, elsewhere a card above it, as wide as the page's grid. */
export const bannerStyles = css`
  .banner {
    position: fixed;
    z-index: 8003;
    inset-inline: 0;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 40px;
    /* In a low window, such as a page zoomed to 400 %, leaves room for the page between header and card. */
    max-height: min(80vh, max(50vh, 100vh - 180px));
    overflow-y: auto;
    /* Padding above and below; the sticky answers cover the lower one. */
    --_pad: 20px;
    padding: var(--_pad) 20px;
    /* The card extends under a phone's own bar, but its text does not. */
    border-width: 1px 0 env(safe-area-inset-bottom);
    border-block-end-color: transparent;
  }
  .behind {
    z-index: 1;
  }
  .text {
    flex: 1 1 400px;
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  .text p {
    max-width: 72ch;
  }
  .text a {
    white-space: nowrap;
  }
  /* The answers stay visible while the text scrolls. */
  @media (min-height: 400px), (min-width: 560px) {
    .banner {
      scroll-padding-bottom: 160px;
    }
    .banner .actions {
      position: sticky;
      bottom: calc(-1 * var(--_pad));
      margin-block: -8px calc(-1 * var(--_pad));
      padding-block: 8px var(--_pad);
      background: inherit;
    }
  }
  .choose {
    min-height: 44px;
    padding: 8px 20px;
    border-radius: var(--_radius-control);
    font-weight: 500;
    text-align: center;
    transition: background-color var(--_hover);
  }
  @media (hover: hover) {
    .choose:hover {
      background: var(--_surface-sunken);
    }
  }
  @media (min-width: 600px) {
    .banner {
      inset-inline: var(--fp-space-edge, var(--_side));
      bottom: min(24px, 6vh - 12px);
      padding-inline: 24px;
      --_pad: 24px;
      border: 1px solid var(--_line);
      border-radius: var(--_radius-card);
    }
    .banner .action {
      padding-inline: 20px;
    }
  }
  /* A phone in landscape orientation. */
  @media (min-width: 560px) and (max-height: 399px) {
    .banner {
      row-gap: 8px;
      max-height: max(50vh, 100vh - 130px);
      --_pad: 12px;
      scroll-padding-bottom: 72px;
    }
  }
  /* From here on the answers fit next to each other in every language. */
  @media (min-width: 768px), (min-width: 560px) and (max-height: 399px) {
    .banner .actions {
      grid-template-columns: 1fr 1fr auto;
    }
    .banner .actions > :last-child {
      grid-column: auto;
      margin-inline-end: -20px;
      --_ring: -2px;
    }
  }
  @media (min-width: 768px) {
    .banner .actions {
      flex: none;
    }
  }
  @media print {
    .banner {
      display: none;
    }
  }
`;
