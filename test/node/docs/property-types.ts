/** The types that properties and events of the elements are of, by the entry point that exports them. */
const exported: Readonly<Record<string, readonly string[]>> = {
  '@fleet-portal/model/entities': [
    'Banner',
    'Market',
    'Modal',
    'ModalAction',
    'ModalFields',
    'Notification',
    'NotificationFields',
    'Session',
    'TopNotification',
    'Workspace',
  ],
  '@fleet-portal/model/rules': ['ActiveProduct', 'AllowedCategories'],
  '@fleet-portal/elements/header': ['Company'],
  '@fleet-portal/elements/cookie-consent': ['CookieNames'],
};

const ofTheLanguage = /^(Promise|HTML\w+)$/;

/**
 * Each entry point that exports types of these, with their names.
 * @param texts types as they are written in TypeScript
 * @throws Error where nobody has said which entry point exports one of them
 */
export function typesByEntry(texts: readonly string[]): [entry: string, types: string[]][] {
  const names = new Set(texts.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []));
  const own = [...names].filter((name) => !ofTheLanguage.test(name));
  const known = Object.values(exported).flat();
  const unknown = own.filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`Which entry point exports ${unknown.join()}?`);
  return Object.entries(exported).map(([entry, types]) => [
    entry,
    types.filter((type) => own.includes(type)),
  ]);
}
