import type { Notification } from '@fleet-portal/model/entities';
import { type DateBox, dayName, isOut } from '@fleet-portal/model/rules';
import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { card, type CardView } from './card.ts';
import type { CardsController } from './cards-controller.ts';

/** The first `limit` cards, grouped by date (NTF-02); groups without cards are omitted. */
export function days(
  boxes: readonly DateBox[],
  cards: CardsController,
  view: CardView,
  limit: number,
): unknown {
  let room = limit;
  const shown = boxes.flatMap((box) => {
    const notifications = box.notifications.filter((one) => !isOut(cards.life(one))).slice(0, room);
    room -= notifications.length;
    return notifications.length ? [{ ...box, notifications }] : [];
  });
  return repeat(
    shown,
    ({ day }) => day,
    (box) =>
      html`<section>
        <h3 id="day-${box.day}">${boxName(box, view)}</h3>
        <ul role="list" aria-labelledby="day-${box.day}">
          ${repeat(box.notifications, idOf, (one) => {
            const life = cards.life(one);
            return guard([one, life, view], () => card(one, life, view));
          })}
        </ul>
      </section>`,
  );
}

function idOf({ notificationId }: Notification): string {
  return notificationId;
}

function boxName({ day, relation }: DateBox, { words, locale }: CardView): string {
  return relation === 'other' ? dayName(day, locale) : words[relation];
}
