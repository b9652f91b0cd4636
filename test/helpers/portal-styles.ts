let text: Promise<string> | undefined;

/** The portal's own styles in the order of the product, read once: contrast and sizes are those that people see. */
export function portalStyles(): Promise<string> {
  return (text ??= readSheet(new URL('/packages/portal/src/portal.css', location.href).href));
}

/** A style sheet with those that it imports in their places. */
async function readSheet(address: string): Promise<string> {
  const own = await (await fetch(address)).text();
  const imported = [...own.matchAll(/@import '(.+)';/g)].map(([, path]) => new URL(path ?? '', address).href);
  return [...(await Promise.all(imported.map(readSheet))), own.replace(/@import.*/g, '')].join('\n');
}
