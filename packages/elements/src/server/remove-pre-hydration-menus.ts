/** Takes the menus of before the script away. One that is open opens as the real one, the focus with it. */
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
