import { noticeMessages } from '@fleet-portal/model/messages';
import { wordsNow } from './words-now.ts';

/** The words of drawer, banners and modals. */
export const [noticesNow, noticesReady] = wordsNow(noticeMessages);
