/**
 * Marks the row of an icon that does not load, so that its place can go. One listener for all icons of a menu, since these
 * events do not bubble; it hears the pictures of slotted views, too.
 */
export const brokenIcons = {
  capture: true,
  handleEvent({ target, currentTarget, type }: Event): void {
    const isOwn = target instanceof HTMLImageElement && (currentTarget as Node).contains(target);
    if (isOwn) target.parentElement?.classList.toggle('broken', type === 'error');
  },
};
