import { reporter } from '../problems/reporter.ts';
import { notificationProblems } from './notification-problems.ts';

/** Says once on the console what of a list of notifications is left out. */
export const reportNotifications = reporter(notificationProblems);
