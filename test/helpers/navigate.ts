/** Navigates by the portal's router, as a view or a script of the page does. */
export function navigate(path: string): void {
  window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path } }));
}

/** Follows a link on the page, such as one to the same page in another language. */
export function followLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}
