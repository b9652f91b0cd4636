/** The exported types of the elements' properties and events, by entry point. */
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
 * The types that occur in these texts, by the entry point that exports them.
 * @param texts types as written in TypeScript
 * @throws Error if a type is missing from the list of exports
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
