/**
 * Takes the place of an icon that does not load away: its row is no longer `illustrated`. One listener for all icons of a menu,
 * since these events do not bubble.
 */
export const brokenIcons = {
  capture: true,
  handleEvent({ target, type }: Event): void {
    if (target instanceof HTMLImageElement)
      target.parentElement?.classList.toggle('illustrated', type !== 'error');
  },
};
