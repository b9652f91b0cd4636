// Every element on one page: what a host passes to them, and which events it handles.
import { loadWorkspace } from './load-workspace.js';
import { log } from './log.js';

const [header, bar, notices, drawer, stack, consent] = [
  'header',
  'workspace-bar',
  'top-notifications',
  'notification-drawer',
  'modal-stack',
  'cookie-consent',
].map((name) => document.querySelector(`fp-${name}`));
const minute = 60_000;

notices.notifications = [
  { id: 'down', variant: 'error', body: 'Charging cannot be booked at the moment. We are working on it.' },
  { id: 'news', variant: 'neutral', body: 'Reports now open twice as fast.' },
];
drawer.notifications = [
  notification('recall', 'Open recall for 4 vehicles', 'Book a slot within 14 days.', true),
  notification('report', 'Your monthly report is ready', 'Use went up by 6 %.', false),
];
const opens = {
  modal: () => (stack.modals = [modal('Delete 3 reports?', 'Delete')]),
  two: () => (stack.modals = [modal('Rename depot', 'Save'), modal('Discard changes?', 'Discard')]),
  drawer: () => (drawer.open = true),
  cookies: () => consent.open(),
};
for (const [id, open] of Object.entries(opens)) document.getElementById(id).addEventListener('click', open);

const told = [
  'fp-navigate',
  'fp-search',
  'fp-menu-open',
  'fp-menu-close',
  'fp-banner-close',
  'fp-modal-display',
  'fp-modal-action',
  'fp-modal-close',
  'fp-notifications-open',
  'fp-notifications-close',
  'fp-cookie-consent',
  'fp-cookie-settings',
];
for (const type of told) document.addEventListener(type, (event) => log(type, `<${event.target.localName}>`));
document.addEventListener('fp-navigate', (event) => event.isExternal || event.preventDefault());
document.addEventListener('fp-notifications-open', opens.drawer);
document.addEventListener('fp-cookie-settings', opens.cookies);
const unread = new Set(drawer.notifications.map(({ notificationId }) => notificationId));
for (const type of ['fp-notification-read', 'fp-notification-delete', 'fp-dismiss-all']) {
  drawer.addEventListener(type, (event) => {
    event.respondWith(Promise.resolve());
    for (const { notificationId } of event.notifications ?? [event.notification])
      unread.delete(notificationId);
    header.notificationCount = unread.size;
  });
}

bar.workspace = await loadWorkspace();
for (const element of document.querySelectorAll('.coming')) {
  await customElements.whenDefined(element.localName);
  await element.updateComplete;
  element.classList.remove('coming');
}

function notification(notificationId, title, message, isCritical) {
  const receivedDate = new Date(Date.now() - 5 * minute).toISOString();
  const rest = { category: 'Fleet', link: '', isRead: false, actions: [] };
  return { notificationId, title, message, isCritical, receivedDate, ...rest };
}

function modal(title, label) {
  return {
    id: title,
    title,
    children: 'Nothing here is real: every answer is right.',
    actions: [
      { id: 'cancel', label: 'Cancel', variant: 'secondary', closes: true },
      { id: 'agree', label, variant: 'primary', closes: true },
    ],
    actionsPlacement: 'right',
    disableClickOutClose: false,
    disableXButton: false,
    closeIconId: '',
    hasSentAnalytics: false,
  };
}
