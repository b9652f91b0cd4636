/**
 * Marks the row of an icon that does not load, so that its space can be removed. These events do not bubble, so one capturing listener
 * serves all icons of a menu; it ignores images of slotted views.
 */
export const brokenIcons = {
  capture: true,
  handleEvent({ target, currentTarget, type }: Event): void {
    const isOwn = target instanceof HTMLImageElement && (currentTarget as Node).contains(target);
    if (isOwn) target.parentElement?.classList.toggle('broken', type === 'error');
  },
};
