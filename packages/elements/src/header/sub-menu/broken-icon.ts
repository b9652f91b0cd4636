/** Takes the place of an icon that does not load away; one listener for all icons of a menu, since these events do not bubble. */
export const brokenIcons = {
  capture: true,
  handleEvent({ target, type }: Event): void {
    if (target instanceof HTMLImageElement) target.classList.toggle('broken', type === 'error');
  },
};
