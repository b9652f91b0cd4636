import { css } from 'lit';
import { shellSheets } from '../dom/shell-sheets.ts';

const { styleSheet } = css`
  .developer {
    position: fixed;
    inset-block: 0;
    inset-inline: auto 0;
    width: min(480px, 100%);
    max-width: none;
    height: auto;
    max-height: none;
    margin: 0;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 76px 16px;
    border: 0 solid var(--fp-color-line);
    border-inline-start-width: 1px;
    background: var(--fp-color-surface-raised);
    color: var(--fp-color-ink);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
    box-shadow: 0 8px 32px rgb(0 0 0 / 0.24);
  }
  .developer:focus {
    outline: none;
  }
  .developer-bar {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    gap: 12px;
    align-items: center;
    padding-block: 8px;
    padding-inline: 20px 8px;
    border-bottom: 1px solid var(--fp-color-line);
    background: var(--fp-color-surface-raised);
  }
  .developer-bar > h2 {
    font-size: var(--text-16);
  }
  .developer-bar > kbd {
    color: var(--fp-color-ink-muted);
    font: 400 var(--text-12) / 1.5 var(--fp-font-family);
  }
  .developer-bar > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    border-radius: var(--fp-radius-control, 4px);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .developer-bar > button:hover {
    background: var(--fp-color-surface-sunken);
  }
  .developer-bar svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  .developer-section {
    padding: 4px 20px;
    border-bottom: 1px solid var(--fp-color-line);
  }
  .developer-section[open] {
    padding-bottom: 24px;
  }
  .developer-section:last-child {
    border-bottom: 0;
  }
  .developer-section > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 44px;
    list-style: none;
    cursor: pointer;
  }
  .developer-section > summary::-webkit-details-marker {
    display: none;
  }
  .developer-section > summary::after {
    content: '';
    width: 8px;
    height: 8px;
    margin-inline-end: 8px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-2px) rotate(45deg);
  }
  .developer-section[open] > summary::after {
    transform: translateY(2px) rotate(225deg);
  }
  .developer h4 {
    margin: 20px 0 8px;
    font-size: var(--text-14);
    font-weight: 600;
  }
  .developer code {
    font:
      500 13px / 1.5 ui-monospace,
      'SF Mono',
      Menlo,
      Consolas,
      monospace;
  }
  .developer-outcome {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: baseline;
  }
  .developer-steps {
    display: grid;
    gap: 16px;
    margin-top: 12px;
    list-style: none;
    counter-reset: step;
  }
  .developer-steps > li {
    padding: 12px 16px;
    border: 1px solid var(--fp-color-line);
    border-radius: var(--fp-radius-card, 8px);
    counter-increment: step;
  }
  .developer-steps > li > p {
    margin-top: 4px;
  }
  .developer-facts {
    width: 100%;
    margin-top: 8px;
    border-collapse: collapse;
    table-layout: fixed;
  }
  .developer-facts th,
  .developer-facts td {
    padding: 6px 0;
    border-top: 1px solid var(--fp-color-line);
    font-weight: 400;
    line-height: 20px;
    text-align: start;
    vertical-align: top;
  }
  .developer-facts th {
    width: 40%;
    padding-inline-end: 12px;
    color: var(--fp-color-ink-muted);
  }
  .developer-section > .developer-facts:first-of-type tr:first-child > * {
    border-top: 0;
  }
  .developer-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    margin-bottom: 16px;
  }
  .developer-form > label {
    grid-column: 1 / -1;
  }
  .developer-form > input,
  .developer-form > button {
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--fp-color-ink-muted);
    border-radius: var(--fp-radius-control, 4px);
    background: var(--fp-color-surface);
    color: inherit;
    font: inherit;
  }
  .developer-form > input {
    min-width: 0;
    font-size: var(--text-16);
  }
  .developer-form > input::placeholder {
    color: var(--fp-color-ink-muted);
    opacity: 1;
  }
  .developer-form > button {
    padding-inline: 20px;
    border-color: var(--fp-color-accent);
    background: var(--fp-color-accent);
    color: var(--fp-color-accent-ink);
    font-weight: 500;
    cursor: pointer;
  }
  @media print {
    .developer {
      display: none;
    }
  }
`;

/** Adds the panel's styles to the page while it is open; a constructed style sheet needs no permission in the page's CSP. */
export function adoptPanelStyles(): () => void {
  const { adoptedStyleSheets } = document;
  if (styleSheet) {
    shellSheets.add(styleSheet);
    adoptedStyleSheets.push(styleSheet);
  }
  return () => {
    const at = styleSheet ? adoptedStyleSheets.indexOf(styleSheet) : -1;
    if (at >= 0) adoptedStyleSheets.splice(at, 1);
  };
}
