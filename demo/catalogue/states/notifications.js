// The notifications that the drawer lists in the catalogue.
const day = 24 * 60;

/** Two of today, two of yesterday, two older ones: critical, unread, read, with a link and with actions. */
export const ofSeveralDays = () => [
  notification('recall', 4, {
    title: 'Open recall for 4 vehicles',
    message: 'Four vans need a brake hose checked. Book a slot within 14 days.',
    category: 'Recalls',
    link: '/maintenance/recalls/',
    isCritical: true,
    actions: [
      { label: 'Book now', action: 'BOOK' },
      { label: 'Remind me tomorrow', action: 'SNOOZE' },
    ],
  }),
  notification('service', 2, {
    title: '11 vehicles are due for service',
    message: 'They reach their service interval this month.',
    category: 'Maintenance',
    link: '/maintenance/book-a-service/',
  }),
  notification('report', day, {
    title: 'Your monthly report is ready',
    message: 'Use went up by 6 %, the cost of a mile down by 1 cent.',
    category: 'Insights',
    link: '/insights/',
    isRead: true,
  }),
  notification('access', day + 5, {
    title: 'A colleague asks for access',
    message: 'Anna Weber would like to see the reports of the northern depots.',
    category: 'Account',
    actions: [
      { label: 'Allow', action: 'ALLOW' },
      { label: 'Refuse', action: 'REFUSE' },
    ],
  }),
  notification('invoice', 9 * day, {
    title: 'New leasing invoice',
    message: 'This month’s invoice is among your documents.',
    category: 'Financing',
  }),
  notification('training', 40 * day, {
    title: 'New dates for training',
    message: 'There are free seats in the course on safe driving.',
    category: 'Help',
    link: 'https://training.example.com/',
    isRead: true,
  }),
];

/** The longest content that a card has to hold. */
export const ofLongWords = () => [
  notification('long', 3, {
    title:
      'Instandhaltungsrückstandsbenachrichtigung: International Consolidated Long-Distance Haulage and Municipal Services Company',
    message:
      'The vehicles WF0XXXTTGXLY12345, WF0XXXTTGXLY12346 and WF0XXXTTGXLY12347 stand at the depot.\nA fitter comes at 6:00; until then nobody may move them, not even within the yard.',
    category: 'Maintenance and repair of commercial vehicles',
    isCritical: true,
    actions: [
      { label: 'Confirm that all of the vehicles stand still', action: 'CONFIRM' },
      { label: 'Ask for another day', action: 'MOVE' },
      { label: 'Call', action: 'CALL' },
    ],
  }),
  notification('bare', 2, { title: '', message: 'A message without a title.', category: '' }),
];

/** A notification from some minutes ago; one from less than a day ago is always dated today, even just after midnight. */
function notification(notificationId, minutesAgo, fields) {
  const time = Date.now() - minutesAgo * 60_000;
  const morning = new Date().setHours(0, 0, 0, 0);
  const receivedDate = new Date(minutesAgo < day ? Math.max(time, morning) : time).toISOString();
  return { isCritical: false, isRead: false, link: '', actions: [], ...fields, notificationId, receivedDate };
}
