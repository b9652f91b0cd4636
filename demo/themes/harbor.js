// The page handles the bell itself: it opens a drawer with the page's own notifications.
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
