import type { Page } from '@playwright/test';
import { expect, heading } from '../fixtures.ts';

/**
 * One fault for each call, and what a person sees then: never a blank page, never an unhandled rejection. Where a call cannot be
 * done without, they read what failed and what to do, and get on once the fault is over; where it can, the page is whole.
 */
export interface Case {
  call: string;
  fault: Record<string, unknown>;
  /** Nobody where left out. */
  person?: string;
  path: string;
  heading: string | RegExp;
  /** What the person does, before the fault where it is asked for last. */
  act?: (page: Page) => Promise<void>;
  /** The call's address where nothing on the page tells that it was answered. */
  url?: RegExp;
  /** What they read; nothing where the page is whole without the call. */
  told?: RegExp;
  /** What they can do, and what stands there once it has worked. */
  way?: [button: string, after: (page: Page) => Promise<void>];
  /** The one line on the console; a part that can be missed has a warning instead. */
  logged?: RegExp;
}

const refresh: Case['way'] = [
  'Refresh',
  (page) => expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible(),
];
const content = (text: string | RegExp) => (page: Page) => expect(page.getByRole('main')).toContainText(text);
export const openBell = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
const start = { path: '/en-us/', heading: 'The portal could not start', way: refresh };
const whole = { person: 'fleet-customer', path: '/en-us/contact-us/', heading: 'Contact us' };
const privacy = { path: '/en-us/account/privacy-settings/', heading: /vehicle data/i };

const terms = { person: 'terms-first', path: '/en-us/contact-us/', heading: 'Contact us' };
const missed = { fault: { body: 'html' } };
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /acknowledge/ }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
}

export const cases: Case[] = [
  {
    ...start,
    call: 'getMarket',
    fault: { status: 500 },
    told: /reported a fault/,
    logged: /^The portal could not start: getMarket: status 500/,
  },
  {
    ...start,
    call: 'getMarket',
    fault: { status: 404 },
    told: /country is unknown/,
    logged: /getMarket: status 404/,
  },
  {
    ...start,
    call: 'getMarket',
    fault: { drop: true },
    told: /cannot be reached/,
    logged: /getMarket: no connection/,
  },
  {
    ...start,
    call: 'getMarket',
    fault: { body: 'malformed' },
    told: /cannot read/,
    logged: /getMarket: the answer is not JSON/,
  },
  {
    ...start,
    call: 'getSession',
    fault: { body: 'html' },
    told: /unexpected answer/,
    logged: /getSession: a web page came/,
  },
  {
    ...start,
    call: 'getSession',
    fault: { status: 403 },
    told: /reported a fault/,
    logged: /getSession: status 403/,
  },
  {
    call: 'getContent',
    fault: { status: 500 },
    path: '/en-us/vehicles/cargo-vans/',
    heading: /./,
    told: /could not be loaded.*try again/i,
    way: ['Try again', (page) => expect(heading(page)).toHaveText('Cargo vans')],
    logged: /^getContent: status 500/,
  },
  {
    call: 'getNavigation',
    fault: { drop: true },
    path: '/en-ie/vehicles/cargo-vans/',
    heading: 'This page could not be loaded',
    told: /try again/i,
    way: ['Try again', (page) => expect(heading(page)).toHaveText('Cargo vans')],
    logged: /is not known: getNavigation: no connection/,
  },
  {
    call: 'getMarketSummaries',
    fault: { body: 'malformed' },
    path: '/en-us/country-sites/',
    heading: 'Country sites',
    told: /list of country sites could not be loaded/,
    way: ['Try again', content('Canada')],
    logged: /^getMarketSummaries: the answer is not JSON/,
  },
  {
    ...privacy,
    call: 'getConsents',
    fault: { status: 500 },
    person: 'blue-star-admin',
    told: /choices could not be loaded/,
    way: ['Try again', (page) => expect(page.getByRole('button', { name: 'Save choices' })).toBeVisible()],
    logged: /getConsents: status 500/,
  },
  {
    ...privacy,
    call: 'putConsents',
    fault: { drop: true },
    person: 'blue-star-admin',
    act: (page) => page.getByRole('button', { name: 'Save choices' }).click(),
    told: /could not confirm that your choices are saved/,
    way: ['Try again', content('Your choices are saved')],
    logged: /^putConsents: no connection/,
  },
  {
    ...whole,
    call: 'getNotifications',
    fault: { status: 503 },
    act: openBell,
    told: /Notifications could not be loaded/,
    way: ['Try again', (page) => expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeVisible()],
  },
  {
    ...whole,
    call: 'deleteNotification',
    fault: { status: 500 },
    act: async (page) => {
      await openBell(page);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
    },
    told: /could not be deleted/,
  },
  {
    ...whole,
    call: 'patchNotification',
    fault: { status: 500 },
    act: async (page) => {
      await openBell(page);
      await drawer(page).getByRole('heading', { level: 4 }).first().click();
    },
    told: /could not be marked as read/,
  },
  {
    ...whole,
    call: 'postNotificationAction',
    fault: { status: 202 },
    act: async (page) => {
      await openBell(page);
      await drawer(page).getByRole('button', { name: 'Book now' }).first().click();
    },
    told: /Action failed.*Please try again later/,
  },
  {
    ...terms,
    call: 'agreeToTerms',
    fault: { status: 500 },
    act: acceptTerms,
    told: /agreement could not be saved.*try again/,
  },
  {
    ...terms,
    call: 'flipTermsRole',
    fault: { drop: true },
    act: acceptTerms,
    told: /access could not be set up. Try again/,
  },
  { ...terms, ...missed, call: 'getTermsAgreed', url: /termsAndConditions%2Fagreed/ },
  { ...terms, ...missed, call: 'getTermsLatest', url: /termsAndConditions%2Flatest/ },
  { ...whole, ...missed, call: 'getCart', url: /\/cart$/ },
  { ...whole, ...missed, call: 'getPrimaryUsers', url: /users%2Fbasic%2Fprimary/ },
  { ...whole, ...missed, call: 'getNotificationsCount', url: /getNotificationsCount/ },
  { ...whole, ...missed, call: 'getGroupMemberships', url: /groupMemberships/ },
  {
    call: 'getTermsLatest',
    fault: { status: 500 },
    person: 'fleet-customer',
    path: '/en-us/termsAndConditions/',
    heading: 'Terms and conditions',
    url: /termsAndConditions%2Flatest/,
    logged: /^getTermsLatest: status 500/,
  },
  {
    ...whole,
    call: 'refreshUserInfo',
    fault: { body: 'malformed' },
    act: async (page) => {
      const answered = page.evaluate(
        () => new Promise((done) => addEventListener('fpg-user-info-not-updated', done, { once: true })),
      );
      await page.evaluate(() => dispatchEvent(new Event('fpg-request-refresh-user-info')));
      await answered;
    },
  },
];
