const restricts = /requi?r|permission|authcontext/i;

/**
 * The first field that means to restrict and is not among those that are read, such as a misspelt one; undefined where there is none.
 * @param read the names of the fields that are read
 */
export function unreadRestriction(value: object, read: readonly string[]): string | undefined {
  return Object.keys(value).find((name) => restricts.test(name) && !read.includes(name));
}
