import type { FpHeader } from '@fleet-portal/elements/header';

/**
 * Removes the header that the server rendered, once the portal has rendered its own or a page without one. The focus and an open menu move
 * to the portal's header.
 */
export function endFirstPaint(made: HTMLElement, container: Element): void {
  const observer = new MutationObserver(look);
  observer.observe(container, { childList: true, subtree: true });
  look();

  function look() {
    const header = container.querySelector<FpHeader>('fp-header');
    if (!header && !container.querySelector('h1')) return;
    observer.disconnect();
    if (header) void handOver(made, header);
    else made.remove();
  }
}

async function handOver(made: HTMLElement, { renderRoot, updateComplete }: FpHeader): Promise<void> {
  await updateComplete;
  // A press that ends on another button than it began on is no click, so until then the made header lies above the portal's.
  while (made.matches(':active')) {
    made.style.zIndex = '8002';
    await new Promise(requestAnimationFrame);
  }
  const before = made.shadowRoot;
  const open = before?.querySelector(':popover-open') ?? null;
  const buttons = [...(before?.querySelectorAll('button') ?? [])];
  const opener = open && buttons.find(({ popoverTargetElement }) => popoverTargetElement === open);
  const focused = before?.activeElement ?? null;
  const next = open?.contains(focused) ? opener : focused;
  made.remove();
  if (next) theSame(renderRoot, next)?.focus({ preventScroll: true });
  if (opener) theSame(renderRoot, opener)?.click();
}

/** The visible link or button of another header that corresponds to this one. */
function theSame(root: ParentNode, one: Element): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(one.localName)].filter((each) => each.checkVisibility());
  const name = one.id ? 'id' : 'href';
  return all.find((each) => each.getAttribute(name) === one.getAttribute(name));
}
