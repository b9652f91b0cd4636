import { css, type CSSResultGroup } from 'lit';

/** `--_page-edge`: the page's one left and right edge at every breakpoint (LAY-01), where the page has none of its own. */
export const pageEdge = css`
  :host {
    --_page-edge: var(--fp-space-edge, 20px);
  }
  @media (min-width: 600px) {
    :host {
      --_page-edge: var(--fp-space-edge, 24px);
    }
  }
  @media (min-width: 1024px) {
    :host {
      --_page-edge: var(--fp-space-edge, 44px);
    }
  }
  @media (min-width: 1440px) {
    :host {
      --_page-edge: var(--fp-space-edge, 108px);
    }
  }
  @media (min-width: 1920px) {
    :host {
      --_page-edge: var(--fp-space-edge, 240px);
    }
  }
`;

/** `.page-grid` gives a full-width block the page's edge. */
export const pageGrid: CSSResultGroup = [
  pageEdge,
  css`
    .page-grid {
      padding-inline: var(--_page-edge);
    }
  `,
];
