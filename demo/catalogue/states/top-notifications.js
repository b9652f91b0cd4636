// Gives the top notifications the list that the URL asks for.
import { arrive } from './arrive.js';
import { dress } from './state.js';

const lists = {
  four: [
    { id: 'sale', variant: 'primary', body: 'Winter tires at a lower price until the end of the month.' },
    { id: 'news', variant: 'neutral', body: 'Reports now open twice as fast.' },
    { id: 'late', variant: 'warning', body: 'Positions of vehicles come up to ten minutes late today.' },
    { id: 'down', variant: 'error', body: 'Charging cannot be booked at the moment. We are working on it.' },
  ],
  calm: [
    {
      id: 'sale',
      variant: 'primary',
      body: 'Winter tires at a lower price until the end of the month.',
      closable: true,
    },
    { id: 'news', variant: 'neutral', body: 'Reports now open twice as fast.', closable: true },
  ],
  html: [
    {
      id: 'maintenance',
      variant: 'warning',
      body: '<h3>Maintenance on Sunday</h3><p>From <strong>2:00 to 4:00</strong> these stand still:</p><ul><li>bookings of service</li><li>invoices</li></ul><p><a href="/en-us/support/">What you can do meanwhile</a></p>',
    },
    {
      id: 'dates',
      variant: 'primary',
      body: 'Free seats in training. <a href="/en-us/support/training/">See the dates</a>',
    },
  ],
  long: [
    {
      id: 'long',
      variant: 'error',
      body: 'Instandhaltungsrückstandsbenachrichtigung: the vehicles WF0XXXTTGXLY12345, WF0XXXTTGXLY12346 and WF0XXXTTGXLY12347 of International Consolidated Long-Distance Haulage and Municipal Services Company must not be moved, not even within the yard, until a fitter has been there.',
    },
    {
      id: 'address',
      variant: 'neutral',
      body: 'https://status.example.com/incidents/2026-11-20/charging-depots-north-and-riverside',
    },
  ],
};

const list = new URLSearchParams(location.search).get('list') ?? 'four';
const element = document.querySelector('fp-top-notifications');
dress(element);
element.notifications = lists[list];

await arrive();
