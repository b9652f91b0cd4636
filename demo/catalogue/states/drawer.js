// Opens the drawer with the list that the URL asks for; `answer` says how the server answers actions on a card.
import { arrive } from './arrive.js';
import { dress, openQuietly } from './state.js';
import { ofLongWords, ofSeveralDays } from './notifications.js';

const asked = new URLSearchParams(location.search);
const lists = {
  days: ofSeveralDays,
  long: ofLongWords,
  empty: () => [],
  loading: () => null,
  failed: () => null,
};
const list = asked.get('list') ?? 'days';
const notifications = lists[list]();
const answer = asked.get('answer') ?? 'done';
const answers = {
  done: () => Promise.resolve(),
  succeeded: () => Promise.resolve(),
  pending: () => new Promise(() => {}),
  failed: () => Promise.reject(new Error('The server of this state always fails.')),
};

const drawer = document.querySelector('fp-notification-drawer');
dress(drawer);
Object.assign(drawer, { notifications, failed: list === 'failed' });
document.querySelector('fp-header').notificationCount =
  notifications?.filter(({ isRead }) => !isRead).length ?? 0;
document.addEventListener('fp-notifications-open', () => (drawer.open = true));

const answerable = [
  'fp-notification-read',
  'fp-notification-action',
  'fp-notification-delete',
  'fp-dismiss-all',
];
for (const type of answerable) {
  drawer.addEventListener(type, (event) => event.respondWith(answers[answer]()));
}
drawer.addEventListener('fp-notifications-retry', () => {
  Object.assign(drawer, { failed: false, notifications: null });
  setTimeout(() => (drawer.notifications = ofSeveralDays()), 1500);
});

/** A completed card deletes itself after 500 ms (NTF-04); this state freezes it before that. */
function holdDoneCards() {
  const { setTimeout } = window;
  window.setTimeout = (callback, delay) => (delay === 500 ? 0 : setTimeout(callback, delay));
}

await openQuietly(drawer, () => (drawer.open = true));
if (answer === 'succeeded') holdDoneCards();
// Clicks the first action to show its progress.
if (answer !== 'done') drawer.shadowRoot.querySelector('.actions button').click();

await arrive();
