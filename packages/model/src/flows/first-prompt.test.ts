import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstPrompt, type DuePrompts, type Prompt } from './first-prompt.ts';

const terms = { hasSigned: false, legalLanguage: 'en', llid: 'l', effectiveStartDate: '' };
const unsigned = { kind: 'asking', terms, isFirst: true, isAcknowledged: false, hasFailed: false } as const;
const nothing: DuePrompts = {
  isLeaving: false,
  transaction: { kind: 'none' },
  terms: { kind: 'settled' },
  preference: { kind: 'idle' },
  mayAskPreference: true,
};
const asking = { preference: { kind: 'asking', companyId: 'c' } } as const;
const saved = { preference: { kind: 'answered', agreed: true } } as const;

describe('firstPrompt', () => {
  const rows: [title: string, due: Partial<DuePrompts>, expected: Prompt | null][] = [
    ['nothing is due', {}, null],
    ['the terms', { terms: unsigned }, 'terms'],
    ['the terms before the preference popup', { terms: unsigned, ...asking }, 'terms'],
    ['the terms before what follows on an answer', { terms: unsigned, ...saved }, 'terms'],
    ['nothing while the terms are checked', { terms: { kind: 'checking' }, ...asking }, null],
    ['the terms until their role is there', { terms: { kind: 'flipping' }, ...asking }, 'terms'],
    ['the terms where their role did not come', { terms: { kind: 'stuck' }, ...asking }, 'terms'],
    ['the preference popup', asking, 'preference'],
    ['the preference popup of who signs nothing', { terms: { kind: 'idle' }, ...asking }, 'preference'],
    ['nothing while the preference is checked', { preference: { kind: 'checking' } }, null],
    ['no popup on a page without', { ...asking, mayAskPreference: false }, null],
    ['the confirmation on any page', { ...saved, mayAskPreference: false }, 'preferenceSaved'],
    ['the decline modal', { preference: { kind: 'answered', agreed: false } }, 'preferenceDeclined'],
    ['nothing on the way out', { isLeaving: true, terms: unsigned, ...asking }, null],
    [
      'nothing on the way to a preview',
      { transaction: { kind: 'restoring' }, terms: unsigned, ...asking },
      null,
    ],
    [
      'the terms in a preview',
      { transaction: { kind: 'running', transactionId: 't-1' }, terms: unsigned },
      'terms',
    ],
  ];
  for (const [title, due, expected] of rows)
    it(`[TRM-01][CON-01] is ${title}`, () => assert.equal(firstPrompt({ ...nothing, ...due }), expected));
});
