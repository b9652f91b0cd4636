/** The button that opens a panel. */
export function panelButton(panel: Element): HTMLElement | null {
  return panel.parentElement?.querySelector<HTMLElement>(':scope > button') ?? null;
}
