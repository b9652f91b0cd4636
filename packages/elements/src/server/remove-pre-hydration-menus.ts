/** Removes the menus that work without the script. If one is open, its button is pressed: what it opens then takes over the focus. */
export function removePreHydrationMenus(root: ShadowRoot): void {
  const panels = root.querySelector('.early');
  if (!panels) return;
  const open = panels.querySelector(':popover-open');
  const hasFocus = panels.contains(root.activeElement);
  let opener: HTMLElement | undefined;
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    if (open && button.popoverTargetElement === open) opener = button;
    button.removeAttribute('popovertarget');
    if (button.id !== 'bell') button.ariaExpanded = 'false';
  }
  if (hasFocus) opener?.focus({ preventScroll: true });
  panels.previousElementSibling?.remove();
  panels.remove();
  opener?.click();
}
