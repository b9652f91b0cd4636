/** What an entry of a menu can be (ENT-12). */
export const nodeTypes = ['route', 'spacer', 'menu-view', 'view'] as const;

/** The maximum length of a navigation label, in characters as users count them. */
export const labelLimit = 200;
