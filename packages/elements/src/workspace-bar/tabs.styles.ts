import { css } from 'lit';

/** The tabs, 48 px high with their hairline; tabs that do not fit scroll, and the strip fades out at the edge. */
export const tabsStyles = css`
  .strip {
    height: 47px;
    overflow: auto hidden;
    outline-offset: -2px;
    scroll-padding-inline: 40px;
    scrollbar-width: none;
    --_to: right;
    --_start: #000;
    --_end: #000;
    mask-image: linear-gradient(to var(--_to), var(--_start), #000 40px calc(100% - 40px), var(--_end));
  }
  .line {
    display: flex;
    align-items: stretch;
    gap: 16px;
    width: max-content;
    min-width: 100%;
    height: 100%;
  }
  .strip:dir(rtl) {
    --_to: left;
  }
  .strip[data-before] {
    --_start: transparent;
  }
  .strip[data-after] {
    --_end: transparent;
  }
  #tabs-label {
    flex: none;
    align-self: center;
    font-weight: 600;
    white-space: nowrap;
  }
  .tabs ul {
    display: flex;
    flex: none;
    gap: 8px;
  }
  .tabs li {
    display: flex;
  }
  .tab {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    padding-inline: 8px;
    font: 400 var(--_size-14) / 1.5 var(--_font-family);
    white-space: nowrap;
    color: var(--_ink-muted);
    --_ring: -6px;
    transition: color var(--_hover);
  }
  @media (hover: hover) {
    .tab:hover {
      color: var(--_accent);
    }
  }
  .tab svg {
    width: var(--_size-16);
    height: var(--_size-16);
  }
  .tab[aria-current] {
    color: var(--_ink);
  }
  .tab[aria-current]::after {
    position: absolute;
    inset: auto 8px 0;
    border-block-end: 2px solid var(--_accent);
    content: '';
  }
`;
