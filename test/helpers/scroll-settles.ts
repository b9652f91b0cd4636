/** Waits until the scroll position has settled. */
export async function scrollSettles(): Promise<void> {
  for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame);
}
