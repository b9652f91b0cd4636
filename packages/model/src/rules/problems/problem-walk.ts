import { field, isObject } from '../unchecked.ts';

/** What is wrong with an entry or a list in the data of a host or a server, such as "has no label", and where. */
export interface Problem {
  /** Such as `navBar.items.2.submenu.columnGroups.0.columns.1.sections.0.nodes.3`. */
  path: string;
  problem: string;
}

/** An object on the walk, and the objects that contain it. */
export interface Place {
  value: object;
  path: string;
  above: readonly unknown[];
}

export type Visit = (place: Place) => void;

/** Walks through unparsed data, which may contain itself and throw, and collects its problems. */
export class ProblemWalk {
  readonly problems: Problem[] = [];

  say(path: string, problem: string): void {
    if (problem) this.problems.push({ path, problem });
  }

  enter(value: unknown, path: string, above: readonly unknown[], visit: Visit): void {
    try {
      if (!isObject(value)) this.say(path, value === undefined ? 'is missing' : 'is not an object');
      else if (above.includes(value)) this.say(path, 'contains itself');
      else visit({ value, path, above: [...above, value] });
    } catch {
      this.say(path, 'cannot be read');
    }
  }

  /**
   * Visits the entries of a list.
   * @param missing stands in for a list that is missing; null if it is required
   */
  each({ value, path, above }: Place, name: string, visit: Visit, missing: [] | null = []): void {
    this.entries(field(value, name) ?? missing, `${path}.${name}`, above, visit);
  }

  /** Visits the entries of a value that should be a list. */
  entries(list: unknown, path: string, above: readonly unknown[], visit: Visit): void {
    if (!Array.isArray(list)) return this.say(path, 'is not a list');
    // Pages with old libraries have another `Array.prototype.entries`. In a copy `forEach` visits missing entries, too.
    [...(list as unknown[])].forEach((item, index) => this.enter(item, `${path}.${index}`, above, visit));
  }

  /** Visits an object that may be missing. */
  optional({ value, path, above }: Place, name: string, visit: Visit): void {
    const found = field(value, name) ?? null;
    if (found !== null) this.enter(found, `${path}.${name}`, above, visit);
  }
}
