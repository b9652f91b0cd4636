import { css } from 'lit';

/** A checkbox drawn as a switch: when on, it is filled and its thumb is at the end of the track. */
export const switchStyles = css`
  input {
    flex: none;
    width: 44px;
    height: 24px;
    margin: 0;
    padding: 2px;
    border: 1px solid var(--_ink-muted);
    border-radius: 12px;
    background: var(--_surface-raised);
    appearance: none;
    cursor: inherit;
    transition: background-color var(--_hover);
  }
  input::before {
    content: '';
    display: block;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--_ink-muted);
    transition: translate var(--_hover);
  }
  input:focus-visible {
    border-radius: 12px;
  }
  input:checked {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  input:checked::before {
    background: var(--_accent-ink);
    translate: 20px;
  }
  input:checked:dir(rtl)::before {
    translate: -20px;
  }
  input:disabled {
    opacity: 0.6;
  }
  input:active:enabled {
    opacity: 0.7;
  }
  @media (hover: hover) {
    label:hover > input:enabled {
      box-shadow: 0 0 0 4px color-mix(in srgb, var(--_accent) 16%, transparent);
    }
  }
  @media (forced-colors: active) {
    input::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
    input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
    input:checked::before {
      background: HighlightText;
    }
  }
`;
