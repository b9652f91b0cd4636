import { css, type CSSResultGroup } from 'lit';

/** `--_side`: the left and right padding of the page at every breakpoint (LAY-01), unless the page sets its own. */
export const pageEdge = css`
  :host {
    --_side: 20px;
  }
  @media (min-width: 600px) {
    :host {
      --_side: 24px;
    }
  }
  @media (min-width: 1024px) {
    :host {
      --_side: 44px;
    }
  }
  @media (min-width: 1440px) {
    :host {
      --_side: 108px;
    }
  }
  @media (min-width: 1920px) {
    :host {
      --_side: 240px;
    }
  }
`;

/** `.page-grid` gives a full-width block the page's side padding. */
export const pageGrid: CSSResultGroup = [
  pageEdge,
  css`
    .page-grid {
      padding-inline: var(--fp-space-edge, var(--_side));
    }
  `,
];
