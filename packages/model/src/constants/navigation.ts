/** What an entry of a menu can be (ENT-12). */
export const nodeTypes = ['route', 'spacer', 'menu-view', 'view'] as const;

/** A label of the navigation ends after so many characters, as a person counts them. */
export const labelLimit = 200;
