import { nodeProblem } from '../navigation/node-problem.ts';
import { ProblemWalk, type Place, type Problem } from '../problems/problem-walk.ts';
import { field, isObject } from '../unchecked.ts';

/**
 * What is left out of the bar of an unparsed workspace, or shortened, reported in the same way as by `navigationProblems`.
 * @param path the path of the workspace
 */
export function workspaceProblems(workspace: unknown, path = 'workspace'): Problem[] {
  const walk = new WorkspaceWalk();
  walk.enter(workspace, path, [], (place) =>
    walk.optional(place, 'navbar', (bar) => walk.each(bar, 'items', (item) => walk.item(item))),
  );
  return walk.problems;
}

/** Like `workspaceProblems`, for the workspaces of a market; values that are not objects are reported by the parser. */
export function workspacesProblems(workspaces: unknown): Problem[] {
  if (!Array.isArray(workspaces)) return [];
  return workspaces.flatMap((workspace: unknown, index) =>
    isObject(workspace) ? workspaceProblems(workspace, `workspaces.${index}`) : [],
  );
}

class WorkspaceWalk extends ProblemWalk {
  item(place: Place): void {
    const dropdown = field(place.value, 'dropdownItems') ?? [];
    const opensList = !Array.isArray(dropdown) || dropdown.length > 0;
    if (this.#link(place, opensList)) this.each(place, 'dropdownItems', (entry) => this.#entry(entry));
  }

  /** An entry leads to its first tab. */
  #entry(place: Place): void {
    const { length } = this.problems;
    if (!this.#link(place, true)) return;
    let sound = 0;
    this.optional(place, 'tabstrip', (strip) =>
      this.each(strip, 'tabs', (tab) => {
        if (this.#link(tab, false)) sound += 1;
      }),
    );
    if (!sound && this.problems.length === length) this.say(place.path, 'has no tabs in tabstrip');
  }

  /** Reports the most serious problem of an entry with a label and a route; returns whether the entry is kept nevertheless. */
  #link({ value, path }: Place, opensList: boolean): boolean {
    const found = nodeProblem(asNode(value), opensList, 'route');
    this.say(path, found?.problem ?? '');
    return found?.isDropped !== true;
  }
}

/** Converts the entry to a navigation node, whose fields have other names. */
function asNode(value: object): object {
  return {
    type: 'route',
    label: field(value, 'label'),
    altLabels: field(value, 'localeTranslations'),
    target: { path: field(value, 'route') },
  };
}
