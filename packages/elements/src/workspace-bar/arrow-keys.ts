import { hasModifier, stepByKey } from '@fleet-portal/model/rules';
import type { LitElement } from 'lit';

/**
 * Moves the focus by arrow keys, Home and End: along a row of the bar, down into a list, which opens it, and up and down its entries, from
 * the first one back to the button (APG disclosure navigation).
 */
export function moveFocus(event: KeyboardEvent): void {
  const from = event.target;
  if (!(from instanceof HTMLElement) || hasModifier(event)) return;
  if (event.key === 'ArrowDown' && from.ariaExpanded === 'false') {
    event.preventDefault();
    void openList(from);
    return;
  }
  const to = isInList(from) ? inList(from, event.key) : inRow(from, event.key);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

async function openList(button: HTMLElement): Promise<void> {
  const { host } = button.getRootNode() as ShadowRoot;
  button.click();
  await (host as LitElement).updateComplete;
  button.nextElementSibling?.querySelector('a')?.focus();
}

function isInList(from: HTMLElement): boolean {
  return from.closest('.list') !== null;
}

function inList(from: HTMLElement, key: string): HTMLElement | undefined {
  const list = from.closest('.list');
  const button = list?.previousElementSibling;
  const entries = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  if (key === 'ArrowUp' && from === entries[0] && button instanceof HTMLElement) return button;
  return stepByKey(key, from, entries, { direction: 'down' });
}

function inRow(from: HTMLElement, key: string): HTMLElement | undefined {
  const list = from.nextElementSibling;
  if (key === 'ArrowDown' && list?.matches('.list:not([inert])')) return list.querySelector('a') ?? undefined;
  const all = from.closest('nav')?.querySelectorAll<HTMLElement>('.node, .tab') ?? [];
  const entries = [...all].filter((entry) => entry.checkVisibility({ visibilityProperty: true }));
  const direction = getComputedStyle(from).direction === 'rtl' ? 'left' : 'right';
  return stepByKey(key, from, entries, { direction });
}
