/** A list that nobody has checked: what is no list is an empty one, and entries that are missing go. */
export function list<Item>(items: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(items) ? (items as NonNullable<Item>[]).filter(Boolean) : [];
}
