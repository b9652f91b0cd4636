import { css } from 'lit';

/** White text on a scrim over the page's hero (HDR-05, HDR-06, HDR-17), and the lower bars of retail sites (HDR-18). */
export const variantStyles = css`
  :host([transparent]) {
    margin-block-end: calc(-1 * var(--_height)) !important;
  }
  header {
    --_blend: 56px;
  }
  /* Neither forced colors nor print have a scrim. */
  @media screen and (forced-colors: none) {
    header::before {
      content: '';
      position: absolute;
      inset: 0 0 calc(-1 * var(--_blend));
      z-index: -1;
      background: linear-gradient(rgb(4 12 32 / 0.64) calc(100% - var(--_blend)), transparent);
      opacity: 0;
      pointer-events: none;
      transition: opacity var(--_hover);
    }
    .over::before {
      opacity: 1;
    }
    .over > div {
      background: none;
      border-color: rgb(255 255 255 / 0.2);
    }
    .over :is(a, button, [part='company'], b, .end > slot) {
      color: #fff;
      --_accent: #fff;
      --_accent-ink: #040c20;
      --_surface: #040c20;
      --_focus: #fff;
      --_surface-sunken: rgb(255 255 255 / 0.16);
    }
    .over ::slotted(:is(:not([slot]), [slot='company'])) {
      color: #fff !important;
    }
    .over img {
      filter: brightness(0) invert(1);
    }
  }
  @media (min-width: 600px) {
    header {
      --_blend: 96px;
    }
  }
  @media (min-width: 1024px) {
    :host(:is([compact], [data-retail])) {
      --_height: 88px;
    }
    :host(:is([compact], [data-retail])) .top-bar {
      min-height: 36px;
      padding-top: 1px;
    }
    :host(:is([compact], [data-retail])) .main-bar {
      height: 52px;
    }
  }
`;
