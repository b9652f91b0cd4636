import { css } from 'lit';

/** A single brand surface: rows that fold below 1024 px, columns from there on, the legal line last. */
export const styles = css`
  :host {
    position: relative;
    display: block;
    min-width: min(320px, 100vw - 20px);
  }
  [part='footer'] {
    --_quiet: color-mix(in srgb, var(--_brand-ink) 76%, var(--_brand));
    --_focus: var(--_brand-ink);
    --_line: color-mix(in srgb, var(--_brand-ink) 20%, var(--_brand));
    --_edge: 1px solid var(--_line);
    border-top: var(--_edge);
    background: var(--_brand);
    color: var(--_brand-ink);
    padding-block: 32px 24px;
    font-size: var(--_size-14);
    text-underline-offset: 4px;
    overflow-wrap: anywhere;
  }
  .waiting {
    padding-block: 16px;
  }
  [part='footer'].compact {
    padding-block: 24px 16px;
  }
  p,
  h2 {
    margin: 0;
    font: inherit;
  }
  h2 {
    font-weight: 600;
  }
  p,
  li li,
  .section li > :not(:hover, [aria-current], ul) {
    color: var(--_quiet);
  }
  [aria-current] {
    text-decoration: underline;
  }
  .top,
  .updates,
  .languages,
  .languages ul,
  .follow ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
  }
  .top {
    align-items: start;
    gap: 32px;
    padding-bottom: 32px;
  }
  .compact .top {
    gap: 16px;
    padding-bottom: 16px;
  }
  .brand slot {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    margin-bottom: 12px;
    font: 600 var(--_size-20) / 1.35 var(--_font-family);
  }
  ::slotted([slot='brand']) {
    max-width: 100%;
    object-fit: contain;
  }
  .brand span span {
    font-weight: 400;
  }
  .mark {
    fill: var(--_brand-ink);
    stroke: none;
    stroke-width: 2.25;
  }
  .mark path {
    stroke: var(--_brand);
  }
  .version {
    font-size: var(--_size-12);
  }
  .top > * {
    min-width: 0;
  }
  .updates {
    flex: 1 1 100%;
    gap: 16px 24px;
  }
  .updates h2 {
    margin-bottom: 4px;
    font-size: var(--_size-16);
  }
  .updates p {
    max-width: 40ch;
    text-wrap: balance;
  }
  .button,
  .languages a {
    display: inline-flex;
    min-height: 44px;
  }
  .section li > :not(ul) {
    display: block;
    width: fit-content;
    padding-block: calc((44px - 1lh) / 2);
  }
  .section li > [rel] {
    display: flex;
  }
  .button,
  .languages a,
  [rel] {
    align-items: center;
    gap: 4px;
  }
  .button {
    padding: 8px 20px;
    border: 1px solid;
    border-radius: var(--_radius-control);
    font-weight: 500;
    transition: background-color var(--_hover);
  }
  .section,
  .bottom,
  .follow + .languages,
  [part='legal'] {
    border-top: var(--_edge);
  }
  .section > :is(h2, ul) {
    display: none;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    --_chevron: 8px;
    list-style: none;
    cursor: pointer;
  }
  summary:active {
    opacity: 0.7;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .section > [open] + ul {
    display: block;
    padding-bottom: 12px;
  }
  .section li svg,
  .button svg {
    width: 16px;
  }
  .products {
    padding-inline-start: 16px;
    border-inline-start: var(--_edge);
  }
  .follow,
  .languages {
    padding-block: 24px;
  }
  .compact :is(.follow, .languages) {
    padding-block: 12px;
  }
  .follow ul {
    gap: 12px;
    margin-top: 12px;
  }
  .follow a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: var(--_edge);
    border-radius: 50%;
    transition: border-color var(--_hover);
  }
  @media (hover: hover) {
    :is(a, button, summary):hover {
      text-decoration: underline;
    }
    a.button:hover {
      background: var(--_brand-ink);
      color: var(--_brand);
      text-decoration: none;
    }
    .follow a:hover {
      border-color: currentColor;
    }
  }
  .languages > svg {
    margin-inline-end: -8px;
  }
  [part='legal'] {
    padding-top: 24px;
  }
  .compact [part='legal'] {
    padding-top: 16px;
  }
  @media (width < 600px) {
    .languages {
      display: grid;
      grid-template-columns: auto 1fr;
    }
    .languages > a {
      grid-column: 2;
    }
  }
  @media (min-width: 600px) {
    .brand slot {
      gap: 12px;
    }
    .updates > div {
      flex: 1 1 200px;
    }
    .languages ul + a::before {
      content: '';
      height: 20px;
      margin-inline-end: 12px;
      border-inline-start: var(--_edge);
    }
  }
  @media (min-width: 1024px) {
    [part='footer'] {
      padding-block: 48px 32px;
    }
    .top {
      padding-bottom: 40px;
    }
    .compact .sections {
      gap: 16px 24px;
      padding-block: 20px;
    }
    .sections {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(max(160px, 20% - 19.2px), 1fr));
      gap: 40px 24px;
      padding-block: 40px;
      border-top: var(--_edge);
    }
    .section,
    .follow + .languages {
      border: 0;
    }
    .section > :is(h2, ul) {
      display: block;
      margin-bottom: 8px;
    }
    details {
      display: none;
    }
    /* As wide as the last two of five, four or three columns, or as the second of two. */
    .updates {
      flex: 0 1 calc((200% + 48px) / var(--_columns, 5) - 24px);
      margin-inline-start: auto;
    }
    .top:has(+ .sections > :is(:nth-child(2), :nth-child(4)):last-child) {
      --_columns: 4;
    }
    .top:has(+ .sections > :nth-child(3):last-child) {
      --_columns: 3;
    }
    .ways,
    .follow {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0 20px;
    }
    .follow ul {
      margin: 0;
    }
  }
  @media (min-width: 1024px) and (not (pointer: coarse)) {
    .section li > :not(ul) {
      padding-block: calc((32px - 1lh) / 2);
    }
  }
  @media print {
    [part='footer'] {
      --_brand: #fff;
      --_brand-ink: #000;
    }
    .updates,
    .sections,
    .ways {
      display: none;
    }
  }
`;
