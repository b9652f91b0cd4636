/** Removes the menus that work without the script. If one is open, the real menu opens in its place and takes over the focus. */
export function removePreHydrationMenus(root: ShadowRoot): void {
  const panels = root.querySelector('.early');
  if (!panels) return;
  const open = panels.querySelector(':popover-open');
  const hasFocus = panels.contains(root.activeElement);
  let opener: HTMLElement | undefined;
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    if (open && button.popoverTargetElement === open) opener = button;
    button.removeAttribute('popovertarget');
    button.ariaExpanded = 'false';
  }
  if (hasFocus) opener?.focus({ preventScroll: true });
  panels.previousElementSibling?.remove();
  panels.remove();
  opener?.click();
}
