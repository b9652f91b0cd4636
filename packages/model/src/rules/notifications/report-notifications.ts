import { reporter } from '../problems/reporter.ts';
import { notificationProblems } from './notification-problems.ts';

/** Reports what is left out of a list of notifications on the console, once. */
export const reportNotifications = reporter(notificationProblems);
