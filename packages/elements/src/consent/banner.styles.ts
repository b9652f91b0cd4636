import { css } from 'lit';

/** At the window's lower edge on a phone, a card above it elsewhere, as wide as the page's grid. */
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
    /* On a low window, as with a page enlarged to 400 %, the page keeps room between the header and the card. */
    max-height: min(80vh, max(50vh, 100vh - 180px));
    overflow-y: auto;
    /* Above and below; the answers that stay in sight lie over the lower one. */
    --_pad: 20px;
    padding: var(--_pad) 20px;
    /* What a phone's own bar covers is the card's, but not for its text. */
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
  /* The answers stay where they are seen while the text scrolls. */
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
  /* A phone that is held sideways. */
  @media (min-width: 560px) and (max-height: 399px) {
    .banner {
      row-gap: 8px;
      max-height: max(50vh, 100vh - 130px);
      --_pad: 12px;
      scroll-padding-bottom: 72px;
    }
  }
  /* From here on the answers have room beside each other in every language. */
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
