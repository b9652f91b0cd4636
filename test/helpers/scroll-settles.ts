/** Ends when the engine has settled where the page is scrolled to. */
export async function scrollSettles(): Promise<void> {
  for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame);
}
