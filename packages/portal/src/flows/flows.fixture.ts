import type { FpBanner } from '@fleet-portal/elements/banner';
import type { FpModal } from '@fleet-portal/elements/modal';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../notices/Modals.tsx';
import type { OpenPortal } from '../../../../test/helpers/portal.tsx';

/** The titles of the open modals, from bottom to top. */
export function openModals(): string[] {
  return [...document.querySelectorAll('fp-modal')].filter(isOpen).map(({ heading }) => heading);
}

/** Waits for the modal with this title, and finishes its animation. */
export async function modal(title: string): Promise<FpModal> {
  const find = () =>
    [...document.querySelectorAll('fp-modal')].find((one) => one.heading === title && isOpen(one));
  await waitUntil(find, `the modal “${title}” opens`).catch(() => undefined);
  const found = find();
  if (!found) throw new Error(`No modal “${title}”, only: ${openModals().join() || 'none'}`);
  for (const animation of dialogOf(found)?.getAnimations() ?? []) animation.finish();
  return found;
}

/** Checks a modal with all its animations finished. */
export async function expectModalAccessible(of: FpModal): Promise<void> {
  for (const animation of dialogOf(of)?.getAnimations({ subtree: true }) ?? []) animation.finish();
  await expectAccessible(of);
}

/** Waits until no modal is open. */
export async function noModal(): Promise<void> {
  await waitUntil(() => openModals().length === 0, 'no modal is open');
}

/** Fails if a modal opens within the next frames; the modals' script must have loaded before. */
export async function nothingOpens(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  if (openModals().length > 0) throw new Error(`A modal is open: ${openModals().join()}`);
}

/** A button of a modal or of its content. */
export function buttonOf(of: FpModal, name: string): HTMLButtonElement {
  const roots = [of.renderRoot, of] as unknown as ParentNode[];
  const names = roots.flatMap((root) => elements(root, 'button'));
  const found = names.find((one) => (one.ariaLabel ?? one.textContent).trim() === name);
  if (!found)
    throw new Error(`No button “${name}”, only: ${names.map((one) => one.textContent.trim()).join()}`);
  return found as HTMLButtonElement;
}

/** Waits until the modal contains a text. */
export async function says(of: FpModal, text: string): Promise<void> {
  await waitUntil(() => of.textContent.includes(text), `the modal says “${text}”`);
}

/** How often a call has started. */
export function calls({ begun }: OpenPortal, path: string): number {
  return begun.filter((call) => decodeURIComponent(call).includes(path)).length;
}

/** Waits until a call has ended this many times. */
export async function called({ ended }: OpenPortal, path: string, times = 1): Promise<void> {
  const count = () => ended.filter((call) => decodeURIComponent(call).includes(path)).length;
  await waitUntil(() => count() >= times, `${path} is called ${times} times`);
}

/** The texts of all banners. */
export function banners(): string[] {
  return [...document.querySelectorAll('fp-banner')].map(({ text }) => text);
}

/** Waits for a banner with a matching text. */
export async function bannerSays(text: RegExp): Promise<FpBanner> {
  const find = () => [...document.querySelectorAll('fp-banner')].find((one) => text.test(one.text));
  await waitUntil(() => find()?.renderRoot.querySelector('section'), `a banner says ${String(text)}`);
  return there(find(), 'banner');
}

export function bannerButton(of: FpBanner, name: string): HTMLElement {
  const buttons = elements(of.renderRoot, 'button');
  return there(
    buttons.find((one) => one.textContent.trim() === name),
    `button “${name}”`,
  );
}

export const termsPath = {
  latest: 'policy/termsAndConditions/latest',
  agreed: 'policy/termsAndConditions/agreed',
  agree: 'onboard/termsAndConditions/agree',
  flip: 'authorize/flip-termsAndConditions-role',
};

function isOpen(one: FpModal): boolean {
  return dialogOf(one)?.open ?? false;
}

function dialogOf(one: FpModal): HTMLDialogElement | null {
  return one.shadowRoot?.querySelector('dialog') ?? null;
}

function there<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`There is no ${what}.`);
  return found;
}
