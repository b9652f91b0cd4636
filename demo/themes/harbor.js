// The bell is this page's to answer: it opens the drawer, which shows what the page gives it.
const drawer = document.querySelector('fp-notification-drawer');
const receivedDate = new Date().toISOString();

drawer.notifications = [
  {
    notificationId: 'berth',
    title: 'Berth 4 is free from noon',
    message: 'Two vans can charge there until six.',
    isCritical: true,
    isRead: false,
    receivedDate,
  },
  {
    notificationId: 'tide',
    title: 'The ferry leaves an hour later',
    message: 'Low water keeps it at the pier.',
    isRead: false,
    receivedDate,
  },
];
document.addEventListener('fp-notifications-open', () => (drawer.open = true));
