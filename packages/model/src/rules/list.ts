/** An unchecked value as a list: anything else becomes an empty list, and missing entries are removed. */
export function list<Item>(items: readonly Item[] | null | undefined): NonNullable<Item>[] {
  return Array.isArray(items) ? (items as NonNullable<Item>[]).filter(Boolean) : [];
}
