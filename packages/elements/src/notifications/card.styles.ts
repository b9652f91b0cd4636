import { css } from 'lit';

/** Cards. Those outside the window cost no layout; a leaving card slides to the end side and collapses. */
export const cardStyles = css`
  li {
    display: grid;
    grid-template-rows: 1fr;
    padding-inline: 12px;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 123px;
  }
  .clip {
    min-height: 0;
    padding-block: 4px;
  }
  [inert] {
    grid-template-rows: 0fr;
    animation: collapse 0.2s ease-in;
  }
  [inert] > .clip {
    padding-block: 0;
    overflow: hidden;
    animation: leave 0.2s ease-in;
  }
  /* A day's heading disappears with its last card. */
  section:not(:has(li:not([inert]))) > h3 {
    max-height: 0;
    padding-block: 0;
    overflow: hidden;
    animation: fold 0.2s ease-in;
  }
  @keyframes fold {
    0%,
    50% {
      max-height: 72px;
      padding-block: 20px 4px;
    }
  }
  @keyframes collapse {
    0%,
    50% {
      grid-template-rows: 1fr;
    }
  }
  @keyframes leave {
    from {
      padding-block: 4px;
      opacity: 1;
      transform: none;
    }
    50%,
    to {
      opacity: 0;
      transform: translateX(calc(var(--_direction) * 108%));
    }
  }
  .card {
    position: relative;
    max-height: 1000px;
    padding-block: 16px;
    padding-inline: 18px 12px;
    overflow: hidden auto;
    color: var(--_ink-muted);
    background: var(--_surface-raised);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-card);
    --_ring: -2px;
    /* Keeps the day's heading, and some space at the end, visible with a focused card. */
    scroll-margin-block: 52px 16px;
  }
  .critical {
    border-inline-start: 3px solid var(--_error-ink);
    padding-inline-start: 16px;
  }
  /* Before the first line, whatever element that is. */
  .unread::before {
    content: '';
    position: absolute;
    margin: calc(var(--_size-16) * 0.75 - 4px) -12px;
    border: 4px solid var(--_accent);
    border-radius: 50%;
  }
  strong {
    display: flex;
    align-items: center;
    gap: 4px;
    width: fit-content;
    margin-block-end: 4px;
    padding-inline: 4px 8px;
    font: 600 var(--_size-12) / 2 var(--_font-family);
    color: var(--_error-ink);
    background: var(--_error-surface);
    border-radius: var(--_radius-control);
  }
  :is(strong, h4, .tool) svg {
    width: 16px;
    height: 16px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 8px;
    padding-block-start: 12px;
  }
  /* At least as wide as the date, when only the tools are beside it. */
  .meta {
    display: flex;
    flex: 1 0 128px;
    flex-wrap: wrap;
    gap: 0 8px;
    font: 400 var(--_size-12) / 1.5 var(--_font-family);
    font-variant-numeric: tabular-nums;
  }
  .meta:has(+ .actions) {
    flex-basis: 100%;
  }
  /* Keeps the other buttons in place when the first one disappears. */
  .tools {
    position: relative;
    display: flex;
    justify-content: end;
    min-width: 132px;
    margin-block: -12px;
    margin-inline: auto -12px;
  }
  [aria-disabled] {
    cursor: default;
    opacity: 0.56;
  }
  h4,
  b {
    font-weight: 600;
  }
  .unread h4 {
    color: var(--_ink);
  }
  /* Extends the touch target beyond the link's line, except over the buttons. */
  h4 a {
    position: relative;
    display: inline-block;
  }
  h4 a::after {
    position: absolute;
    inset: -12px 0;
    content: '';
  }
  @media (hover: hover) {
    .tool:hover {
      color: var(--_ink);
    }
    h4 a:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  h4 svg {
    margin-inline-start: 4px;
    vertical-align: -2px;
  }
  .message {
    max-width: 80ch;
    padding-block-start: 4px;
    font-size: var(--_size-14);
    white-space: pre-line;
    text-wrap: pretty;
  }
  /* The last actions share a line with the tools if there is room. */
  .actions {
    display: contents;
  }
  .actions button {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    text-align: center;
    border: 1px solid;
    transition: background-color var(--_hover);
  }
  .actions .done {
    color: var(--_success-ink);
    background: var(--_success-surface);
    border-color: transparent;
    text-align: start;
    opacity: 1;
  }
  .spinner {
    forced-color-adjust: none;
    position: absolute;
    inset: 0;
    margin: auto;
    width: 16px;
    height: 16px;
    border: 2px solid;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: turn 1s linear infinite;
  }
  .covered {
    opacity: 0;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  .trouble {
    display: flex;
    gap: 8px;
    margin-block-start: 12px;
    padding: 8px 12px;
    font-size: var(--_size-14);
    color: var(--_error-ink);
    background: var(--_error-surface);
    border-radius: var(--_radius-control);
  }
  b {
    display: block;
  }
  @media (prefers-reduced-motion: reduce) {
    section:not(:has(li:not([inert]))) > h3,
    [inert],
    [inert] > .clip,
    .spinner {
      animation-name: none;
    }
  }
  @media (forced-colors: active) {
    .trouble {
      border: 1px solid;
    }
    .spinner {
      border-color: ButtonText;
      border-block-start-color: transparent;
    }
  }
`;
