import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { pages } from '../../messages/en/pages.ts';
import { termsSections } from './terms-sections.ts';

describe('termsSections', () => {
  it('[RTE-01] hold every heading and text that the messages have for them, under an id each', () => {
    const sections = termsSections(pages);
    const written = Object.entries(pages).filter(([key]) => /^terms[A-Z][a-z]+(Heading|Text)$/.test(key));
    assert.deepEqual(
      sections.flatMap(({ heading, text }) => [heading, text]),
      written.map(([, text]) => text),
    );
    assert.equal(new Set(sections.map(({ id }) => id)).size, sections.length);
  });
});
