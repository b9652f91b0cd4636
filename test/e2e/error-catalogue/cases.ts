import type { Page } from '@playwright/test';
import { expect, heading } from '../fixtures.ts';

/**
 * One fault per call, with its effect for the user: never a blank page, never an unhandled rejection. If the page needs the call, they read
 * what failed and what to do, and can continue once the fault is over; otherwise the page is complete without it.
 */
export interface Case {
  call: string;
  fault: Record<string, unknown>;
  /** The action that triggers the call; the fault is set before it. Without an action, the fault is set before the page loads. */
  act?: (page: Page) => Promise<void>;
  /** The call's URL, needed if nothing on the page shows that it was answered. */
  url?: RegExp;
  /** The message to the user; undefined if the page is complete without the call. */
  told?: RegExp;
  /** The button to recover, and a check that it worked. */
  way?: [button: string, after: (page: Page) => Promise<void>];
  /** The single error on the console; undefined for an optional part, which logs a warning instead. */
  logged?: RegExp;
}

/** A page, and the faults to test on it one after another. */
export interface Visit {
  /** The signed-in person; by default nobody. */
  person?: string;
  path: string;
  heading: string | RegExp;
  cases: Case[];
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
const start = { path: '/en-us/', heading: 'The portal could not start' };
const whole = { person: 'fleet-customer', path: '/en-us/contact-us/', heading: 'Contact us' };
const terms = { person: 'terms-first', path: '/en-us/contact-us/', heading: 'Contact us' };
const missed = { fault: { body: 'html' } };
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const accept = (page: Page) => page.getByRole('button', { name: 'Accept' }).click();

export const visits: Visit[] = [
  {
    ...start,
    cases: [
      {
        call: 'getMarket',
        fault: { status: 500 },
        told: /reported a fault/,
        way: refresh,
        logged: /^The portal could not start: getMarket: status 500/,
      },
    ],
  },
  {
    ...start,
    cases: [
      {
        call: 'getMarket',
        fault: { status: 404 },
        told: /country is unknown/,
        logged: /getMarket: status 404/,
      },
    ],
  },
  {
    ...start,
    cases: [
      {
        call: 'getMarket',
        fault: { drop: true },
        told: /cannot be reached/,
        logged: /getMarket: no connection/,
      },
    ],
  },
  {
    ...start,
    cases: [
      {
        call: 'getMarket',
        fault: { body: 'malformed' },
        told: /cannot read/,
        logged: /getMarket: the answer is not JSON/,
      },
    ],
  },
  {
    ...start,
    cases: [
      {
        call: 'getSession',
        fault: { body: 'html' },
        told: /unexpected answer/,
        way: refresh,
        logged: /getSession: a web page came/,
      },
    ],
  },
  {
    ...start,
    cases: [
      {
        call: 'getSession',
        fault: { status: 403 },
        told: /reported a fault/,
        logged: /getSession: status 403/,
      },
    ],
  },
  {
    path: '/en-us/vehicles/cargo-vans/',
    heading: /./,
    cases: [
      {
        call: 'getContent',
        fault: { status: 500 },
        told: /could not be loaded.*try again/i,
        way: ['Try again', (page) => expect(heading(page)).toHaveText('Cargo vans')],
        logged: /^getContent: status 500/,
      },
    ],
  },
  {
    path: '/en-ie/vehicles/cargo-vans/',
    heading: 'This page could not be loaded',
    cases: [
      {
        call: 'getNavigation',
        fault: { drop: true },
        told: /try again/i,
        way: ['Try again', (page) => expect(heading(page)).toHaveText('Cargo vans')],
        logged: /is not known: getNavigation: no connection/,
      },
    ],
  },
  {
    path: '/en-us/country-sites/',
    heading: 'Country sites',
    cases: [
      {
        call: 'getMarketSummaries',
        fault: { body: 'malformed' },
        told: /list of country sites could not be loaded/,
        way: ['Try again', content('Canada')],
        logged: /^getMarketSummaries: the answer is not JSON/,
      },
    ],
  },
  {
    person: 'blue-star-admin',
    path: '/en-us/account/privacy-settings/',
    heading: /vehicle data/i,
    cases: [
      {
        call: 'getConsents',
        fault: { status: 500 },
        told: /choices could not be loaded/,
        way: [
          'Try again',
          (page) => expect(page.getByRole('button', { name: 'Save choices' })).toBeVisible(),
        ],
        logged: /getConsents: status 500/,
      },
      {
        call: 'putConsents',
        fault: { drop: true },
        act: (page) => page.getByRole('button', { name: 'Save choices' }).click(),
        told: /could not confirm that your choices are saved/,
        way: ['Try again', content('Your choices are saved')],
        logged: /^putConsents: no connection/,
      },
    ],
  },
  {
    ...whole,
    cases: [
      {
        call: 'getNotifications',
        fault: { status: 503 },
        act: openBell,
        told: /Notifications could not be loaded/,
        way: [
          'Try again',
          (page) => expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeVisible(),
        ],
      },
      {
        call: 'deleteNotification',
        fault: { status: 500 },
        act: (page) =>
          page
            .getByRole('button', { name: /^Delete/ })
            .first()
            .click(),
        told: /could not be deleted/,
      },
      {
        call: 'patchNotification',
        fault: { status: 500 },
        act: (page) => drawer(page).getByRole('heading', { level: 4 }).first().click(),
        told: /could not be marked as read/,
      },
      {
        call: 'postNotificationAction',
        fault: { status: 202 },
        act: (page) => drawer(page).getByRole('button', { name: 'Book now' }).first().click(),
        told: /Action failed.*Please try again later/,
      },
    ],
  },
  {
    ...terms,
    cases: [
      {
        call: 'agreeToTerms',
        fault: { status: 500 },
        act: async (page) => {
          await page.getByRole('checkbox', { name: /acknowledge/ }).click();
          await accept(page);
        },
        told: /agreement could not be saved.*try again/,
      },
      {
        call: 'flipTermsRole',
        fault: { drop: true },
        act: accept,
        told: /access could not be set up. Try again/,
      },
    ],
  },
  { ...terms, cases: [{ ...missed, call: 'getTermsAgreed', url: /termsAndConditions%2Fagreed/ }] },
  { ...terms, cases: [{ ...missed, call: 'getTermsLatest', url: /termsAndConditions%2Flatest/ }] },
  {
    ...whole,
    cases: [
      { ...missed, call: 'getCart', url: /\/cart$/ },
      { ...missed, call: 'getPrimaryUsers', url: /users%2Fbasic%2Fprimary/ },
      { ...missed, call: 'getNotificationsCount', url: /getNotificationsCount/ },
      { ...missed, call: 'getGroupMemberships', url: /groupMemberships/ },
      {
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
    ],
  },
  {
    person: 'fleet-customer',
    path: '/en-us/termsAndConditions/',
    heading: 'Terms and conditions',
    cases: [
      {
        call: 'getTermsLatest',
        fault: { status: 500 },
        url: /termsAndConditions%2Flatest/,
        logged: /^getTermsLatest: status 500/,
      },
    ],
  },
];
