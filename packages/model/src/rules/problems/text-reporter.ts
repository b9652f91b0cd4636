import { field } from '../unchecked.ts';
import { ProblemWalk } from './problem-walk.ts';
import { reporter } from './reporter.ts';

/**
 * Makes a function that warns of entries that lack a text, such as one under a misspelt name, or repeat an id: once for each list.
 * @param owner the owner of the list, such as `<fp-banner>`
 * @param list the name of the list
 * @param text the name of the text in an entry
 */
export function textReporter(owner: string, list: string, text: string) {
  return reporter((entries: unknown) => {
    const walk = new ProblemWalk();
    const ids = new Set<unknown>();
    walk.each({ value: { [list]: entries }, path: owner, above: [] }, list, ({ value, path }) => {
      if (typeof field(value, text) !== 'string') walk.say(`${path}.${text}`, 'is no text');
      const id = field(value, 'id');
      if (id && ids.has(id)) walk.say(`${path}.id`, 'is the id of another');
      ids.add(id);
    });
    return walk.problems;
  });
}
