import type { ShellMessages } from './catalogue.ts';
import { pseudoLocale } from '../rules/locale/locale.ts';
import { notices as englishNotices } from './en/notices.ts';
import { languageKey } from './shell-languages.ts';
import { shellMessages } from './shell-messages.ts';
import { shell as englishShell } from './en/shell.ts';

export type Notices = Readonly<Record<keyof typeof englishNotices, string>>;

/** The messages of drawer, banners and modals, in addition to those of the shell. */
export type NoticeMessages = ShellMessages & Notices;

const english: NoticeMessages = { ...englishShell, ...englishNotices };

type Key = ReturnType<typeof languageKey>;

const files: Readonly<Record<Exclude<Key, 'en'>, () => Promise<{ notices: Notices }>>> = {
  de: () => import('./de/notices.ts'),
  fr: () => import('./fr/notices.ts'),
  es: () => import('./es/notices.ts'),
  it: () => import('./it/notices.ts'),
  tr: () => import('./tr/notices.ts'),
  sv: () => import('./sv/notices.ts'),
  [pseudoLocale]: () => import('./pseudo-notices.ts'),
};

const loaded = new Map<Key, NoticeMessages>([['en', english]]);

/** Like `shellMessages`: loaded messages come at once, and English replaces a language that cannot be loaded. */
export function noticeMessages(locale: string): NoticeMessages | Promise<NoticeMessages> {
  const key = languageKey(locale);
  return loaded.get(key) ?? load(key as Exclude<Key, 'en'>, shellMessages(locale));
}

async function load(
  key: Exclude<Key, 'en'>,
  shell: ShellMessages | Promise<ShellMessages>,
): Promise<NoticeMessages> {
  const words = await Promise.all([shell, files[key]()]).then(
    ([own, { notices }]) => ({ ...own, ...notices }),
    () => english,
  );
  loaded.set(key, words);
  return words;
}
