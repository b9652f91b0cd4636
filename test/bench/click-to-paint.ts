import type { Locator, Page } from '@playwright/test';

/**
 * Clicks a button, and measures the time until the panel is painted, in ms.
 * @param panel selectors, each inside the shadow root of the previous one
 */
export async function clickToPaint(page: Page, button: Locator, panel: readonly string[]): Promise<number> {
  await button.hover();
  const painted = page.evaluate(untilPainted, panel);
  await button.click();
  return painted;
}

/** Runs in the page. A message posted from an animation frame arrives after its paint. */
function untilPainted(panel: readonly string[]): Promise<number> {
  const isShown = () => {
    const [first = '', ...others] = panel;
    let element = document.querySelector(first);
    for (const selector of others) element = element?.shadowRoot?.querySelector(selector) ?? null;
    return element?.checkVisibility({ visibilityProperty: true }) ?? false;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const paint = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  return new Promise((resolve) => {
    const onClick = async ({ timeStamp }: Event) => {
      do await frame();
      while (!isShown());
      await paint();
      resolve(performance.now() - timeStamp);
    };
    addEventListener('click', (event) => void onClick(event), { capture: true, once: true });
  });
}
