import { field, isObject } from '../unchecked.ts';

const restricts = /requi?r|permission|authcontext/i;

/**
 * The first field that looks like a restriction but is not read, such as a misspelt one; undefined if there is none. Fields that
 * are empty or off restrict nothing.
 * @param read the names of the fields that are read
 */
export function unreadRestriction(value: object, read: readonly string[]): string | undefined {
  return Object.keys(value).find(
    (name) => restricts.test(name) && !read.includes(name) && !isEmpty(field(value, name)),
  );
}

function isEmpty(said: unknown): boolean {
  return !said || (isObject(said) && field(said, 'length') === 0);
}
