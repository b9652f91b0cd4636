import type { ModalAction } from '@fleet-portal/model/entities';
import { firstText, list, safeHref } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { warnOnce } from '../internal/warn-once.ts';

/** An action with an address is a link; one whose address is unsafe or empty is disabled. Without a label its id is shown. */
export function actionButtons(
  actions: readonly ModalAction[] | null,
  modalId: string,
  choose: (action: ModalAction) => void,
): TemplateResult {
  return html`${repeat(
    list(actions),
    ({ id }) => id,
    (action) => {
      const { variant, isDisabled, isExternal } = action;
      const description = action.description ?? nothing;
      const label = firstText(action.label, action.id);
      const href = typeof action.href === 'string' ? safeHref(action.href) : undefined;
      if (href === null && action.href)
        warnOnce(`<fp-modal>: action "${action.id}" of modal "${modalId}" has an unsafe address.`);
      if (href && !isDisabled)
        return html`<a
          class=${variant}
          part="action"
          aria-description=${description}
          href=${href}
          rel=${isExternal ? 'external noopener' : nothing}
          @click=${() => choose(action)}
          >${label}</a
        >`;
      return html`<button
        type="button"
        class=${variant}
        part="action"
        aria-description=${description}
        ?disabled=${isDisabled === true || href === null}
        @click=${() => choose(action)}
      >
        ${label}
      </button>`;
    },
  )}`;
}
