import { css } from 'lit';

/** `.page-grid` gives a full-width block the page's one left and right edge at every breakpoint (LAY-01). */
export const pageGrid = css`
  .page-grid {
    padding-inline: 20px;
  }
  @media (min-width: 600px) {
    .page-grid {
      padding-inline: 24px;
    }
  }
  @media (min-width: 1024px) {
    .page-grid {
      padding-inline: 44px;
    }
  }
  @media (min-width: 1440px) {
    .page-grid {
      padding-inline: 108px;
    }
  }
  @media (min-width: 1920px) {
    .page-grid {
      padding-inline: 240px;
    }
  }
`;
