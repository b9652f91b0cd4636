/** What is asked for on every page; it comes while the page already shows its header. */
export { getCart, getNotificationsCount, getSession } from '@fleet-portal/model/api';
