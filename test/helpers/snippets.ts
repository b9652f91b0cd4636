import { readFileSync } from 'node:fs';

const fence = /^```\w+ page=(\S+)\n([\s\S]*?)^```$/gm;

/**
 * The code block of this name in a document, such as `static.html` for one that begins with ```` ```html page=static.html ````.
 * @param doc the document's path from the project's root, such as `docs/embedding.md`
 * @throws Error if the document has no such block, or two
 */
export function snippet(doc: string, name: string): string {
  const found = [...readFileSync(doc, 'utf8').matchAll(fence)].filter(([, page]) => page === name);
  const text = found[0]?.[2];
  if (text === undefined || found.length > 1)
    throw new Error(`${doc} has ${found.length} code blocks named page=${name}`);
  return text;
}
