import { css } from 'lit';

/** The open lists: across the bar's width with rows of 48 px; from 1024 px floating under their button with rows of 32 px. */
export const listStyles = css`
  .list {
    --_inset: 20px;
    position: absolute;
    inset-block-start: calc(100% + 1px);
    inset-inline: 0;
    max-height: calc(100dvh - 112px);
    padding-block: 8px;
    overflow: auto;
    outline-offset: -2px;
    overscroll-behavior: contain;
    background: var(--_surface-raised);
    border-block-end: 1px solid var(--_line);
    box-shadow: var(--_shadow-1);
    transition:
      display var(--_menu) allow-discrete,
      opacity var(--_menu) ease-out,
      transform var(--_menu) ease-out;
    @starting-style {
      opacity: 0;
      transform: translateY(-4px);
    }
  }
  .list[inert] {
    display: none;
    opacity: 0;
    transform: translateY(-4px);
    transition-timing-function: ease-in;
  }
  .list :where(a, .group) {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding: 4px var(--_inset);
    font: 400 var(--_size-16) / 1.5 var(--_font-family);
    --_ring: -2px;
    transition: background-color var(--_hover);
  }
  .list .group {
    font-weight: 500;
    color: var(--_ink-muted);
  }
  .list ul a {
    padding-inline-start: calc(var(--_inset) + 16px);
  }
  @media (hover: hover) {
    .list a:hover {
      background: var(--_surface-sunken);
    }
  }
  .list [aria-current] {
    font-weight: 500;
    color: var(--_accent);
  }
  .list [aria-current]::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: 3px solid;
    content: '';
  }
  .list .text {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  .list svg {
    width: var(--_size-16);
    height: var(--_size-16);
  }
  @media (forced-colors: none) {
    .list svg {
      color: var(--_ink-muted);
    }
  }
  @media (min-width: 600px) {
    .list {
      --_inset: 24px;
    }
  }
  @media (min-width: 1024px) {
    .list {
      --_inset: 16px;
      inset-block-start: calc(100% + 4px);
      inset-inline: -8px auto;
      width: max-content;
      min-width: 206px;
      max-width: 360px;
      max-height: calc(100dvh - 188px);
      border: 1px solid var(--_line);
      border-radius: var(--_radius-card);
    }
    .list[data-end] {
      inset-inline: auto -8px;
    }
    .list :where(a, .group) {
      min-height: 32px;
      font-size: var(--_size-14);
    }
  }
`;
