import { css } from 'lit';

/**
 * Shadows, corners and entrance of elements that float above the page, and the overlay that dims the page beneath them. Needs the `tokens`
 * of the element itself or of one around it.
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
