import { notificationSchema, type Notification } from '@fleet-portal/model/entities';
import { languagePart } from '@fleet-portal/model/rules';
import * as v from 'valibot';
import { namesIn, readFile } from './files.ts';
import type { Person } from './people.ts';

const templateSchema = v.object({
  ...v.omit(notificationSchema, ['notificationId', 'receivedDate']).entries,
  key: v.string(),
  /** The age at sign-in: relative, so that the list always looks fresh. */
  minutesAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

type Template = v.InferOutput<typeof templateSchema>;

/** Makes a person's notifications in the language of a locale. */
export type MakeNotifications = (
  amount: Person['notifications'],
  locale: string,
  now: number,
) => Notification[];

const minute = 60_000;

export function readNotifications(folder: string): MakeNotifications {
  const templates = new Map(
    namesIn(folder, 'notifications').map((language) => [
      language,
      readFile(folder, `notifications/${language}.json`, v.array(templateSchema)),
    ]),
  );
  return (amount, locale, now) => {
    const all = templates.get(languagePart(locale)) ?? templates.get('en') ?? [];
    if (amount === 'none') return [];
    if (amount === 'few') return all.slice(2, 5).map((template) => fromTemplate(template, now, template.key));
    if (amount === 'all') return all.map((template) => fromTemplate(template, now, template.key));
    return Array.from({ length: 1000 }, (_, index) => many(all, index, now)).filter(
      (item) => item !== undefined,
    );
  };
}

function fromTemplate({ minutesAgo, ...template }: Template, now: number, id: string): Notification {
  return { ...template, notificationId: id, receivedDate: new Date(now - minutesAgo * minute).toISOString() };
}

/** The notification at an index of a very long list: numbered, about 12 per day. */
function many(all: Template[], index: number, now: number): Notification | undefined {
  const template = all[index % all.length];
  if (!template) return undefined;
  const id = `${template.key}-${index + 1}`;
  const aged = { ...template, minutesAgo: index * 120 + 5, isRead: index % 3 === 0 };
  return fromTemplate({ ...aged, title: `${template.title} (${index + 1})` }, now, id);
}
