/** Keeps an Escape that is held from closing what stands beneath the thing that it has closed. */
export function ignoreHeldEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.repeat) event.preventDefault();
}
