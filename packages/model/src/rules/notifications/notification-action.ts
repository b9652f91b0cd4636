import type { Notification } from '../../entities/index.ts';

/** Whether an unchecked value is an action of a notification. */
export function isAction(action: unknown): action is Notification['actions'][number] {
  const { label, action: name } = (action ?? {}) as Record<string, unknown>;
  return [label, name].every((text) => typeof text === 'string' && text.trim() !== '');
}
