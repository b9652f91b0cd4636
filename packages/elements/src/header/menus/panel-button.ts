/** The button that a panel hangs from. */
export function panelButton(panel: Element): HTMLElement | null {
  return panel.parentElement?.querySelector<HTMLElement>(':scope > button') ?? null;
}
