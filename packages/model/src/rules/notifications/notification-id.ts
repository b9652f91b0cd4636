/**
 * The id of what nobody has checked, as text; an empty one where there is none. It stands in the path of a call, where dots would
 * lead to another call.
 */
export function notificationId(id: unknown): string {
  const text = Number.isFinite(id) ? String(id) : id;
  return typeof text === 'string' && !/^\.{0,2}$/.test(text) ? text : '';
}
