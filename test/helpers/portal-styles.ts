let text: Promise<string> | undefined;

/** The portal's own styles in production order, loaded once, so that tests of contrast and sizes see what users see. */
export function portalStyles(): Promise<string> {
  return (text ??= readSheet(new URL('/packages/portal/src/portal.css', location.href).href));
}

/** A style sheet with its imports inlined. */
async function readSheet(address: string): Promise<string> {
  const own = await (await fetch(address)).text();
  const imported = [...own.matchAll(/@import '(.+)';/g)].map(([, path]) => new URL(path ?? '', address).href);
  return [...(await Promise.all(imported.map(readSheet))), own.replace(/@import.*/g, '')].join('\n');
}
