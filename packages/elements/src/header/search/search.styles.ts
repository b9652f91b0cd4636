import { css } from 'lit';

/** The search field of the main bar: in it from 600 px, else over it while its toggle is on (HDR-11, HDR-12). */
export const searchStyles = css`
  .main-bar {
    position: relative;
  }
  .search-row {
    display: none;
  }
  .searching .search-row {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    background: var(--_surface);
  }
  .searching fp-search-bar,
  .searching ::slotted([slot='search']) {
    flex: 1;
  }
  .over fp-search-bar {
    --_focus: #fff;
  }
  .over .search-row {
    background: #040c20;
  }
  @media (min-width: 600px) {
    .main-bar:not(.titled) > .end {
      flex: 0 1 auto;
      min-width: 0;
    }
    .main-bar:not(.titled) .search-row {
      position: static;
      display: flex;
      flex: 0 1 auto;
      width: 300px;
      min-width: 0;
      padding: 0;
      margin-inline-end: 8px;
      background: none;
    }
    .main-bar:not(.titled) > .end :is(.search-toggle, .put-away) {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .main-bar {
      position: static;
    }
  }
`;
