import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { AnalyticsEvent } from '../../entities/index.ts';
import { market, person } from '../../testing/fixtures.ts';
import { analyticsCall } from './analytics-call.ts';
import { visitor } from '../session/session.ts';

const page = { pageName: 'vans', siteSection: 'vehicles', hierarchy: 'a|b', tool: '', toolDescriptor: '' };
const somebody = person({
  userId: 'u-1001',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya.lindqvist@example.com',
  companyInfo: { companyName: 'Harbor (and) Field', companyBillingCountry: { code: 'USA' } },
});

function called(event: AnalyticsEvent, session = somebody, flags = {}) {
  const given = market({ fpgFeatureFlags: { adobeModalAnalytics: true, ...flags } });
  return analyticsCall(event, { market: given, session, locale: 'en-ca', width: 1280, page });
}

describe('analyticsCall', () => {
  it('[ANA-01] names a page event after its own page', () => {
    const own = { ...page, pageName: 'site map' };
    const call = called({ kind: 'page', page: own }, visitor);
    assert.equal(call?.name, 'page-view');
    assert.equal(call.data.page.pageName, 'site map');
    assert.deepEqual(call.data.event, {});
  });

  it('[ENT-24] tells where a followed link stands, how it is called and where it leads', () => {
    const href = '/en-ca/orders/?vin=1FTEW1EP5JKD12345#me';
    const call = called({ kind: 'click', region: 'header', name: 'Orders', href });
    assert.equal(call?.name, 'link-click');
    assert.deepEqual(call.data.onclick, {
      onclick: 'header',
      onclickLinkName: 'Orders',
      referredTo: '/en-ca/orders/',
    });
    assert.equal(call.data.page.pageName, 'vans');
  });

  for (const [href, told] of [
    ['https://example.com/apps/123456?token=x', 'https://example.com/apps/…'],
    ['https://example.com/123456/', 'https://example.com/…/'],
    [`/${'a'.repeat(10_000)}`, `/${'a'.repeat(199)}`],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['https://shop12345.example/a', 'https://shop12345.example/a'],
    ['https://maya:pass@example.com/', 'https://example.com/'],
    ['mailto:maya.lindqvist@example.com', 'mailto:'],
    ['TEL:+1-555-0100', 'tel:'],
    ['/en-ca/vehicle/1FTEW1EP5JKD12345/', '/en-ca/vehicle/…/'],
    ['/en-ca/people/Maya%20Lindqvist/report/', '/en-ca/people/… …/report/'],
    ['/en-ca/people/u-1001/report', '/en-ca/people/…/report'],
    ['/en-ca/vehicle/b%201FTFW1ET5DFC10312', '/en-ca/vehicle/b …'],
    ['/en-ca/orders/%31%32%33%34%35%36/', '/en-ca/orders/…/'],
    ['/en-ca/orders/%E0%A4%A/', '/en-ca/orders/…/'],
    ['/en-ca/caf%C3%A9/', '/en-ca/caf%C3%A9/'],
    ['/en-ca/people/maya.lindqvist@example.com/cars/', '/en-ca/people/…/cars/'],
    ['https://example.com/people/maya%40example.com', 'https://example.com/people/…'],
    ['https://example.com/people/maya%2540example.com', 'https://example.com/people/…'],
    ['/en-ca/people/Maya%2520Lindqvist/', '/en-ca/people/… …/'],
    ['/en-ca/100%/', '/en-ca/100%/'],
    ['/123456/report/', '/…/report/'],
    ['#cookie-settings', ''],
  ] as const) {
    it(`[ENT-24] says of a link to ${href.slice(0, 80)} only "${told.slice(0, 80)}"`, () => {
      const call = called({ kind: 'click', region: 'main', name: '', href });
      assert.equal(call?.data.onclick.referredTo, told);
    });
  }

  for (const [text, told] of [
    ['Hello maya LINDQVIST', 'Hello … …'],
    ['Harbor (and) Field: reports', '…: reports'],
    ['u-1001 failed', '… failed'],
    ['Mayan calendar', 'Mayan calendar'],
    ['write to somebody@else.example now', 'write to … now'],
    ['from a@else.example to b@else.example', 'from … to …'],
    ['at https://x.example/a?token=abc&mail=jane%40x.example now', 'at https://x.example/a now'],
    ['{"url":"/a/#access_token=abc","ok":true}', '{"url":"/a/","ok":true}'],
    ['?token=abc', ''],
    ['https%3A%2F%2Fx.example%2Fa%3Fname%3DJo%20Smith', 'https://x.example/a'],
    ['jane%40x.example, jane%2540x.example', '… …'],
    ['MAYA%20Lindqvist of /Harbor%20(and)%2520Field/', '… … of /…/'],
    ['%31%32%33%34%35%36 or J%F6rg', '… or …'],
    ['Really? Yes/no?! 100% @ work #1', 'Really? Yes/no?! 100% @ work #1'],
    ['%' + '25'.repeat(400), '%'],
    ['%'.repeat(10_000), '%'.repeat(200)],
    ['a/?'.repeat(10_000), 'a/'],
    ['%40?@'.repeat(10_000), '…'],
    ['VIN 1FTEW1EP5JKD12345', 'VIN …'],
    ['VINs 1ftew1ep5jkd12345 and 1FTEW1EP5JKD12346', 'VINs … and …'],
    ['call +1 (555) 010-0199', 'call …'],
    ['call 555-0100 or 555-0199', 'call … or …'],
    ['Jos%25C3%25A9', 'José'],
    ['id 3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'id …'],
    ['ids 3F2504E0-4F89-11D3-9A0C-0305E82C3301, abcdefab-abcd-abcd-abcd-abcdefabcdef', 'ids …, …'],
    ['getMarket: status 404', 'getMarket: status 404'],
    ['two\n  lines  more\n', 'two lines more'],
    ['x'.repeat(10_000), 'x'.repeat(200)],
    ['half \ud800', 'half \ufffd'],
  ] as const) {
    it(`[ENT-24] tells nothing personal: "${text.slice(0, 40)}"`, () => {
      assert.deepEqual(called({ kind: 'error', source: 'view', reason: text })?.data.event, {
        error: 'view',
        reason: told,
      });
      assert.equal(
        called({ kind: 'click', region: 'main', name: text, href: '' })?.data.onclick.onclickLinkName,
        told,
      );
    });
  }

  it('[ENT-24] takes a company’s name for one, though a family name is in it', () => {
    const owner = person({ lastName: 'Harbour', companyInfo: { companyName: 'Harbour Haulage' } });
    const call = called({ kind: 'error', source: 'view', reason: 'Orders of Harbour Haulage' }, owner);
    assert.equal(call?.data.event.reason, 'Orders of …');
  });

  it('[ENT-24] hides a short name, whatever spaces are around it', () => {
    const call = called(
      { kind: 'error', source: 'view', reason: 'Orders of Mo' },
      person({ firstName: ' Mo ' }),
    );
    assert.equal(call?.data.event.reason, 'Orders of …');
  });

  for (const [event, name] of [
    [{ kind: 'modal', id: 'terms' }, 'modal-display'],
    [{ kind: 'error', source: 'view', reason: '' }, 'error'],
    [{ kind: 'view', view: 'fleet-health', data: {} }, 'view-event'],
  ] as const)
    it(`[ENT-24] calls an event of the kind ${event.kind} "${name}"`, () =>
      assert.equal(called(event)?.name, name));

  it('[ENT-07] tells of modals only where the market wants it', () => {
    assert.deepEqual(called({ kind: 'modal', id: 'terms' })?.data.event, { modal: 'terms' });
    assert.equal(called({ kind: 'modal', id: 'terms' }, somebody, { adobeModalAnalytics: false }), null);
  });

  it('[ENT-24] takes of what a view tells texts, numbers and flags alone, and no more than twenty', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, index]));
    const data = {
      vehicle: { model: 'Transit', count: 3, owner: 'Maya Lindqvist', nested: { a: 1 }, list: [1] },
      video: 'none',
      event: { step: 'plan', ok: true },
      chart: 'costs',
      'bad name!': 'x',
      constructor: 'x',
    };
    const told = called({ kind: 'view', view: 'fleet-health', data })?.data;
    assert.deepEqual(told?.vehicle, { model: 'Transit', count: '3', owner: '… …' });
    assert.deepEqual(told.video, {});
    assert.deepEqual(told.event, {
      chart: 'costs',
      constructor: 'x',
      step: 'plan',
      ok: 'true',
      view: 'fleet-health',
    });
    const video = { title: 'Tour of Maya Lindqvist' };
    const full = called({ kind: 'view', view: 'v', data: { vehicle: many, video } })?.data;
    assert.equal(Object.keys(full?.vehicle ?? {}).length, 20);
    assert.deepEqual(full?.video, { title: 'Tour of … …' });
  });

  it('[ENT-24] holds no more than the fields that it may', () => {
    const data = called({ kind: 'error', source: 'a', reason: 'b' })?.data ?? {};
    assert.deepEqual(Object.keys(data), ['page', 'user', 'onclick', 'vehicle', 'video', 'event']);
    assert.doesNotMatch(JSON.stringify(data), /Maya|Lindqvist|u-1001|Harbor|example\.com/);
  });
});
