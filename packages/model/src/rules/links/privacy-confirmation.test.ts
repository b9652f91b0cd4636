import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { notices as messages } from '../../messages/en/notices.ts';
import { isInPrivacyConfirmation, needsPrivacyConfirmation } from './needs-privacy-confirmation.ts';
import { privacyConfirmation } from './privacy-confirmation.ts';

describe('needsPrivacyConfirmation', () => {
  const site = 'https://other.example/';
  const cases = [
    ['en-ca', site, true, true, true],
    ['fr-ca', site, true, true, true],
    ['EN-CA', site, true, true, true],
    ['en-ca2', site, true, true, true],
    ['en-us', site, true, true, false],
    ['fr-fr', site, true, true, false],
    ['', site, true, true, false],
    ['constructor', site, true, true, false],
    ['en-ca', site, true, false, false],
    ['en-ca', site, false, true, true],
    ['en-ca', '/here/', false, true, false],
    ['en-ca', 'tel:+18005550100', true, true, false],
  ] as const;
  for (const [locale, path, isExternal, showPrivacyPolicyPopup, expected] of cases) {
    const asks = showPrivacyPolicyPopup ? 'asks for it' : 'does not ask for it';
    it(`[MOD-04] is ${expected} for ${path} in "${locale}" that ${asks}, external: ${isExternal}`, () => {
      const link = { path, isExternal, showPrivacyPolicyPopup, permissionsRequired: [] };
      assert.equal(needsPrivacyConfirmation(link, locale), expected);
    });
  }
});

describe('privacyConfirmation', () => {
  it('[MOD-04] leads on by a link, and back', () => {
    const modal = privacyConfirmation('https://other.example/a/', messages);
    assert.equal(modal.title, 'You are leaving this site');
    assert.match(modal.children ?? '', /privacy policy/);
    assert.deepEqual(
      modal.actions.map(({ label, href, isExternal, closes }) => [label, href, isExternal, closes]),
      [
        ['Cancel', undefined, undefined, true],
        ['Continue', 'https://other.example/a/', true, true],
      ],
    );
    assert.deepEqual(
      modal.actions.map(({ id, variant }) => [id, variant]),
      [
        ['cancel', 'secondary'],
        ['continue', 'primary'],
      ],
    );
    assert.ok(isInPrivacyConfirmation([{}, { modalId: modal.id }]));
    assert.ok(!isInPrivacyConfirmation([{}, { modalId: 'terms' }]));
  });

  it('[MOD-04] leads nowhere by an unsafe address', () => {
    const [, way] = privacyConfirmation('javascript:alert(1)', messages).actions;
    assert.equal(way?.href, '');
  });
});
