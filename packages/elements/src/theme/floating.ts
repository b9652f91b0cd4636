import { css } from 'lit';

/**
 * Shadows, corners and entrance of what floats above the page, and what dims the page beneath it; with the `tokens` of the
 * element around it, or its own.
 */
export const floating = css`
  :host {
    --_radius-card: var(--fp-radius-card, 8px);
    --_shadow-1: var(
      --fp-shadow-1,
      0 1px 2px rgb(0 0 0 / 0.08),
      0 6px 20px light-dark(rgb(0 0 0 / 0.12), rgb(0 0 0 / 0.64))
    );
    --_shadow-2: var(
      --fp-shadow-2,
      0 2px 4px rgb(0 0 0 / 0.06),
      0 20px 48px light-dark(rgb(0 0 0 / 0.18), rgb(0 0 0 / 0.64))
    );
    --_overlay: light-dark(rgb(0 0 0 / 0.48), rgb(0 0 0 / 0.64));
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
