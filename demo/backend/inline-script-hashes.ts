import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** What a content security policy says of the inline scripts of a page, such as `'sha256-…'`; none where there is no page. */
export async function inlineScriptHashes(file: string): Promise<string[]> {
  const page = await readFile(file, 'utf8').catch(() => '');
  return [...page.matchAll(inlineScript)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
