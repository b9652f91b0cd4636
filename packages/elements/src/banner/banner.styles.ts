import { css } from 'lit';

/** Icon, text, actions and X in one row on the page grid; if there is little room, the actions are below the text. */
export const styles = css`
  :host {
    position: relative;
    display: block;
  }
  :host([data-empty]) {
    display: none;
  }
  section {
    --_surface-now: var(--_info-surface);
    --_ink-now: var(--_info-ink);
  }
  :host([variant='warning']) section {
    --_surface-now: var(--_warning-surface);
    --_ink-now: var(--_warning-ink);
  }
  :host([variant='error']) section {
    --_surface-now: var(--_error-surface);
    --_ink-now: var(--_error-ink);
  }
  section {
    padding-block: 4px;
    background: var(--_surface-now);
    color: var(--_ink-now);
    border-block-end: 1px solid color-mix(in srgb, var(--_ink-now) 24%, transparent);
  }
  .row {
    --_focus: var(--_ink-now);
    display: flex;
    gap: 0 12px;
  }
  .row > svg {
    height: 1lh;
    margin-block: 10px;
  }
  .words {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: start;
    gap: 0 24px;
    min-width: 0;
  }
  .text {
    flex: 1 1 320px;
    min-width: 0;
    padding-block: 10px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .silent {
    visibility: hidden;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    max-width: 100%;
    margin-inline-start: -8px;
  }
  .words:last-child > .actions {
    margin-inline-end: -8px;
  }
  .action {
    max-width: 100%;
    min-height: 44px;
    padding: 10px 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
