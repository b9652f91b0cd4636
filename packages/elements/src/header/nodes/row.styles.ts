import { css, type CSSResultGroup } from 'lit';

/** Texts that are cut off after two lines (MOB-05). */
export const textStyles = css`
  .text,
  .label,
  .group-label,
  .description {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/**
 * Styles shared by the rows of dropdowns and the mobile menu: their text, the bar and check icon of the current row, and the icons at the
 * end.
 */
export const rowStyles: CSSResultGroup = [
  textStyles,
  css`
    [aria-current] {
      position: relative;
      color: var(--_accent);
    }
    [aria-current]::before {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      border-inline-start: 3px solid;
      content: '';
    }
    .chevron,
    .check,
    .count {
      display: flex;
      flex: none;
      margin-inline-start: auto;
      color: var(--_ink-muted);
    }
    .check {
      visibility: hidden;
      color: var(--_accent);
    }
    [aria-current] .check {
      visibility: visible;
    }
  `,
];
