import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';

const documents = globSync('**/*.md', {
  exclude: (path) => /(^|\/)(node_modules|dist|test-results|\.\w+)$/.test(path),
}).sort();

const link = /!?\[(?:[^\][]|\[[^\]]*\])*\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"/g;

function linksIn(file: string): string[] {
  const prose = readFileSync(file, 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(link)].map(([, markdown, html]) => markdown ?? html ?? '');
}

/** The anchors that GitHub gives to a document's headings. */
function anchorsOf(file: string): string[] {
  const prose = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function problem(from: string, target: string): string | null {
  if (/^[a-z]+:/i.test(target)) return target.startsWith('https://') ? null : `${target} is not of https`;
  const [path = '', anchor = ''] = target.split('#');
  const file = path ? normalize(join(dirname(from), decodeURIComponent(path))) : from;
  if (!existsSync(file)) return `there is no ${file}`;
  const document = statSync(file).isDirectory() ? join(file, 'README.md') : file;
  if (!anchor) return null;
  return anchorsOf(document).includes(anchor) ? null : `${document} has no heading #${anchor}`;
}

describe('a link in a document', () => {
  for (const file of documents) {
    it(`leads somewhere: ${file}`, () => {
      const problems = linksIn(file).flatMap((target) => problem(file, target) ?? []);
      assert.deepEqual(problems, []);
    });
  }

  it('leads from README to every document', () => {
    const reached = new Set(['README.md']);
    for (const file of reached)
      for (const target of linksIn(file)) {
        const [path = ''] = target.split('#');
        const next = normalize(join(dirname(file), path));
        if (path.endsWith('.md') && !/^[a-z]+:/i.test(path)) reached.add(next);
        else if (path && existsSync(join(next, 'README.md'))) reached.add(join(next, 'README.md'));
      }
    assert.deepEqual(
      documents.filter((file) => !reached.has(file)),
      [],
    );
  });
});
