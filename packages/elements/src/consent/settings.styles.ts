import { css } from 'lit';

/** A dialog that fills a phone's screen and floats elsewhere; its list scrolls between heading and buttons. */
export const settingsStyles = css`
  .settings {
    width: 100%;
    max-width: 100%;
    height: 100%;
    max-height: 100%;
    padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom);
    flex-direction: column;
    border: 0;
  }
  .settings[open] {
    display: flex;
  }
  .settings :is(.top, .actions) {
    flex: none;
    padding: 8px 20px;
  }
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    border-bottom: 1px solid var(--_line);
  }
  .settings > .problem {
    flex: none;
    margin: 0 20px 16px;
  }
  .settings .actions {
    padding-block: 16px;
    border-top: 1px solid var(--_line);
  }
  .settings .action:not(:last-child) {
    background: none;
    color: var(--_accent);
  }
  @media (hover: hover) {
    .settings .action:not(:last-child):hover {
      background: var(--_surface-sunken);
    }
  }
  .close {
    margin-inline-end: -12px;
  }
  .body {
    flex: auto;
    padding: 20px;
    overflow-y: auto;
    outline-offset: -2px;
    overscroll-behavior: contain;
  }
  /* Balances the padding: the name is in a row of 44 px, while the explanation ends at its last line. */
  li {
    padding-block: 8px 16px;
  }
  li + li {
    border-top: 1px solid var(--_line);
  }
  li p {
    text-wrap: pretty;
  }
  label {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 44px;
    font-weight: 600;
    cursor: pointer;
  }
  label:has(:disabled) {
    cursor: default;
  }
  small {
    display: inline-block;
    padding-bottom: 4px;
    color: var(--_ink-muted);
    font-size: var(--_size-12);
    font-weight: 400;
  }
  /* Fixed heading and buttons would leave no room for the list, so the whole dialog scrolls. */
  @media (max-height: 419px) {
    .settings[open] {
      display: block;
      overflow: hidden auto;
    }
    .settings .body {
      overflow: visible;
    }
  }
  @media (min-width: 600px) {
    .settings {
      width: 560px;
      height: fit-content;
      max-height: calc(100% - 64px);
      border-radius: var(--_radius-modal);
    }
    .settings .actions {
      grid-template-columns: 1fr 1fr minmax(31.8%, auto);
    }
    .settings .action {
      padding-inline: 12px;
    }
    .settings .actions > :last-child {
      grid-column: auto;
    }
    .settings :is(.top, .body, .actions) {
      padding-inline: 24px;
    }
  }
  @media (forced-colors: active) {
    .settings {
      border: 1px solid;
    }
  }
`;
