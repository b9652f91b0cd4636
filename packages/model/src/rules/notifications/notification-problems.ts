import { ProblemWalk, type Place, type Problem } from '../problems/problem-walk.ts';
import { field } from '../unchecked.ts';
import { isAction } from './notification-action.ts';
import { notificationId } from './notification-id.ts';

/** Which parts of an unchecked list of notifications are left out (ENT-17). */
export function notificationProblems(notifications: unknown): Problem[] {
  const walk = new NotificationWalk();
  walk.enter(notifications, 'notifications', [], (list) => walk.list(list));
  return walk.problems;
}

class NotificationWalk extends ProblemWalk {
  readonly #ids = new Set<string>();

  list({ value, path, above }: Place): void {
    this.entries(value, path, above, (one) => this.#notification(one));
  }

  #notification(place: Place): void {
    const id = notificationId(field(place.value, 'notificationId'));
    if (!id) return this.say(`${place.path}.notificationId`, 'is no id');
    if (this.#ids.has(id)) return this.say(`${place.path}.notificationId`, "is another one's too");
    this.#ids.add(id);
    this.each(place, 'actions', ({ value, path }) => {
      if (!isAction(value)) this.say(path, 'lacks its label or its action');
    });
  }
}
