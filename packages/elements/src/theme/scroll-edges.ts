import { css } from 'lit';

/**
 * A menu's surface. If it scrolls, edges with more content are shaded: a cover that scrolls with the content hides the shade at the end.
 */
export const scrollEdges = css`
  .sheet {
    overflow: hidden auto;
    outline-offset: -2px;
    overscroll-behavior: contain;
    --_cover: var(--_surface-raised) 40%, transparent;
    --_shade: color-mix(in srgb, var(--_ink) 20%, transparent), transparent 16px;
    background:
      linear-gradient(var(--_cover)) local,
      linear-gradient(to top, var(--_cover)) bottom local,
      linear-gradient(var(--_shade)),
      linear-gradient(to top, var(--_shade)) bottom,
      var(--_surface-raised);
    background-repeat: no-repeat;
    background-size: 100% 40px;
  }
  @media (forced-colors: active) {
    .sheet {
      background: Canvas;
    }
  }
`;
