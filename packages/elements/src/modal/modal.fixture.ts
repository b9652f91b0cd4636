import { timers } from '@fleet-portal/model/constants';
import type { Modal } from '@fleet-portal/model/entities';
import { createModal } from '@fleet-portal/model/rules';
import { fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { control, focused, nameOf, settle } from '../../../../test/helpers/seen.ts';
import { the } from '../../../../test/helpers/the.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import './define.ts';
import type { FpModalStack } from './modal-stack.ts';
import type { FpModal } from './modal.ts';

/** A page with a main heading, a button, and the element under test. */
export interface Page<Element> {
  element: Element;
  button: HTMLButtonElement;
  heading: HTMLElement;
}

export async function mountModal(
  properties: Partial<FpModal> = {},
  content: unknown = html`<p>All of it.</p>`,
  width = 1280,
): Promise<Page<FpModal>> {
  const page = await mount(html`<fp-modal modal-id="m">${content}</fp-modal>`, width);
  const element = the(page.querySelector('fp-modal'));
  Object.assign(element, { heading: 'Delete report', ...properties });
  await element.updateComplete;
  return parts(page, element);
}

/** The modal, opened from the page's button, with its animation finished. */
export async function openModal(
  properties: Partial<FpModal> = {},
  content?: unknown,
  width?: number,
): Promise<Page<FpModal>> {
  const page = await mountModal(properties, content, width);
  page.button.focus();
  page.element.open = true;
  await page.element.updateComplete;
  settle(page.element);
  return page;
}

export async function mountStack(): Promise<Page<FpModalStack>> {
  const page = await mount(html`<fp-modal-stack></fp-modal-stack>`, 1280);
  const element = the(page.querySelector('fp-modal-stack'));
  await element.updateComplete;
  return parts(page, element);
}

export const actions = [
  { id: 'cancel', label: 'Cancel', variant: 'secondary', closes: true },
  { id: 'delete', label: 'Delete', variant: 'primary' },
] as const;

export const lines = (count: number) =>
  html`${Array.from({ length: count }, (_, at) => html`<p>Line ${at}</p>`)}`;
export const dialog = (modal: FpModal) => the(modal.renderRoot.querySelector('dialog'));
/** False while the modal's words are loading, because it is rendered with them. */
export const isOpen = (modal: FpModal) => modal.renderRoot.querySelector('dialog')?.open === true;
export const part = (modal: FpModal, selector: string) =>
  the(modal.renderRoot.querySelector<HTMLElement>(selector));
export const focusedName = () => nameOf(focused() ?? document.body);
export const x = (modal: FpModal) => control(modal, 'Close');
export const modals = (stack: FpModalStack) => [...stack.querySelectorAll('fp-modal')];
export const shown = (stack: FpModalStack) =>
  modals(stack)
    .filter(isOpen)
    .map(({ heading }) => heading);

/** Records the modal's events from now on. */
export function listen(modal: FpModal): string[] {
  const told: string[] = [];
  modal.addEventListener('fp-modal-close', ({ modalId, reason }) =>
    told.push(`${modalId} closed by ${reason}`),
  );
  modal.addEventListener('fp-modal-action', ({ modalId, action }) => told.push(`${modalId} ${action}`));
  return told;
}

export async function press(key: string): Promise<void> {
  await sendKeys({ press: key });
}

export async function closes(modal: FpModal): Promise<void> {
  await waitUntil(() => !isOpen(modal), 'the modal closes');
}

export async function focusComes(to: Element): Promise<void> {
  await waitUntil(() => focused() === to, 'the focus comes');
}

/** Resolves when a focus return that was pending at the call has happened: timers of the same length fire in order. */
export async function focusDelay(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, timers.modalFocusDelay));
}

async function mount(content: unknown, width: number): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(
    html`<div>
      <main><h1>Reports</h1></main>
      <button>Open</button>
      ${content}
    </div>`,
  );
  await setViewport(width);
  return page;
}

function parts<Type>(page: HTMLElement, element: Type): Page<Type> {
  return { element, button: the(page.querySelector('button')), heading: the(page.querySelector('h1')) };
}

/** A modal for the stack. */
export const made = (id: string, more: Partial<Modal> = {}) =>
  createModal({ id, title: `Modal ${id}`, children: `Text of ${id}`, ...more });

export const top = (stack: FpModalStack) => the(modals(stack).at(-1) ?? null);

/** Waits until the stack shows exactly these modals, and finishes their animations. */
export async function opens(stack: FpModalStack, ...titles: string[]): Promise<void> {
  await waitUntil(() => shown(stack).join() === titles.join(), `${titles.join()} shows`);
  settle(stack);
}
