import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** The hashes of a page's inline scripts for a content security policy, such as `'sha256-…'`; none if there is no page. */
export async function inlineScriptHashes(file: string): Promise<string[]> {
  const page = await readFile(file, 'utf8').catch(() => '');
  return [...page.matchAll(inlineScript)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
