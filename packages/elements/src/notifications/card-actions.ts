import type { Notification } from '@fleet-portal/model/entities';
import type { NoticeMessages } from '@fleet-portal/model/messages';
import { type CardLife, isActionDone, mayAct } from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import { checkIcon } from '../icons/check.ts';
import type { CardView } from './card.ts';

/** The actions of a card (NTF-04). The chosen one remains the same button, so that it keeps the focus, and shows the progress. */
export function cardActions(notification: Notification, life: CardLife, view: CardView): unknown {
  const { actions } = notification;
  if (!actions.length) return nothing;
  const isDone = isActionDone(life);
  return html`<div class="actions">
    ${actions.map(({ label, action }) => {
      const isChosen = action === life.action;
      return html`<button
        type="button"
        ?hidden=${isDone && !isChosen}
        aria-disabled=${mayAct(life) ? nothing : 'true'}
        class=${isChosen && isDone ? 'done' : nothing}
        @click=${() => view.act(notification, action)}
      >
        ${isChosen ? progress(life, isDone, label, view.words) : label}
      </button>`;
    })}
  </div>`;
}

function progress(
  { step }: CardLife,
  isDone: boolean,
  label: string,
  { actionCompleted, actionPending }: NoticeMessages,
): unknown {
  if (isDone) return html`${checkIcon}${actionCompleted}`;
  if (step !== 'acting') return label;
  return html`<span class="spinner"></span><span class="covered">${label}</span
    ><span class="hidden-text">${` (${actionPending})`}</span>`;
}
