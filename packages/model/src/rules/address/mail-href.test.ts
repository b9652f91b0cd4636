import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { mailHref } from './mail-href.ts';

describe('mailHref', () => {
  it('[RTE-01] opens a message to somebody, word for word', () => {
    const mail = { to: 'fleet@example.com', subject: 'Vans & trucks', text: '50 % of a+b?\nYes\r\n#1\n' };
    assert.equal(
      mailHref(mail),
      'mailto:fleet@example.com?subject=Vans%20%26%20trucks&body=50%20%25%20of%20a%2Bb%3F%0D%0AYes%0D%0A%231%0D%0A',
    );
  });

  it('[GAT-03] leaves to the sender whom it goes to', () => {
    assert.equal(mailHref({ subject: 'Access', text: 'Please' }), 'mailto:?subject=Access&body=Please');
  });
});
