import { css } from 'lit';

/** The buttons of a notice, on any background color. The X extends into the padding, so that its icon lines up with the end of the text. */
export const noticeButtons = css`
  button {
    border-radius: var(--_radius-control);
    transition: background-color var(--_hover);
    --_ring: -2px;
  }
  @media (hover: hover) {
    button:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
  button:active {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }
  .close {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-inline-end: -12px;
  }
  @media print {
    .actions,
    .close {
      display: none;
    }
  }
`;
