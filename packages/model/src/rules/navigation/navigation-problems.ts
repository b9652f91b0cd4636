import { ProblemWalk, type Place, type Problem } from '../problems/problem-walk.ts';
import { field, isObject } from '../unchecked.ts';
import { hasLabel, longLabel, nodeProblem } from './node-problem.ts';

/**
 * What is left out of a navigation, or shortened. It reads the unparsed data of a host or a server, which may contain itself, be
 * of any depth, and throw.
 */
export function navigationProblems(navBar: unknown): Problem[] {
  const walk = new NavigationWalk();
  walk.enter(navBar, 'navBar', [], (place) =>
    walk.each(place, 'items', (node) => walk.primaryNode(node), null),
  );
  return walk.problems;
}

/** Like `navigationProblems`, for the sections of a footer. */
export function footerProblems(footer: unknown): Problem[] {
  const walk = new NavigationWalk();
  walk.enter(footer, 'footer', [], (place) => walk.each(place, 'sections', (part) => walk.section(part)));
  return walk.problems;
}

const lists = ['items', 'nodes', 'sections', 'columns', 'columnGroups', 'tabs'];

class NavigationWalk extends ProblemWalk {
  /** The number of valid entries in sub-menus. */
  #sound = 0;

  primaryNode(place: Place): void {
    const hasMenu = (field(place.value, 'submenu') ?? null) !== null;
    if (!this.#node(place, hasMenu, lists) || !hasMenu) return;
    const [sound, problems] = [this.#sound, this.problems.length];
    this.optional(place, 'submenu', (submenu) => this.#subMenu(submenu));
    const isEmpty = this.#sound === sound && this.problems.length === problems;
    if (isEmpty) this.say(place.path, 'opens nothing');
  }

  section(place: Place): void {
    this.say(place.path, field(place.value, 'nodes') ? longLabel(place.value) : 'has no nodes');
    this.each(place, 'nodes', (node) => {
      const isSound = this.#node(node, null, ['submenu', ...lists]);
      if (isSound && field(node.value, 'type') !== 'spacer') this.#sound += 1;
    });
  }

  /** Reports the most serious problem of an entry; returns whether the entry is kept nevertheless. */
  #node(place: Place, opensMenu: boolean | null, innerLists: readonly string[]): boolean {
    const found = nodeProblem(place.value, opensMenu);
    const isDropped = found?.isDropped === true;
    const inner = isDropped ? '' : tooDeep(place, innerLists);
    this.say(place.path, inner || (found?.problem ?? ''));
    return !isDropped;
  }

  #subMenu(place: Place): void {
    const type = field(place.value, 'submenuType');
    if (type !== 'simple' && type !== 'tabbed')
      this.say(`${place.path}.submenuType`, 'is neither simple nor tabbed');
    this.optional(place, 'sectionAboveTabs', (section) => this.section(section));
    this.#groups(place);
    this.each(place, 'tabs', (tab) => {
      this.say(tab.path, hasLabel(tab.value) ? longLabel(tab.value) : 'has no label');
      this.#groups(tab);
    });
    this.optional(place, 'sectionBeneathTabs', (section) => this.section(section));
  }

  #groups(place: Place): void {
    this.each(place, 'columnGroups', (group) => {
      this.say(group.path, longLabel(group.value));
      this.each(group, 'columns', (column) => {
        this.each(column, 'sections', (section) => this.section(section));
      });
    });
  }
}

/** Says that a value holds further entries at a level where none are read; an empty text if it does not. */
function tooDeep({ value, above }: Place, names: readonly string[]): string {
  const inner = names.map((name) => field(value, name)).filter(isObject);
  if (inner.some((held) => above.includes(held))) return 'contains itself';
  return inner.some((held) => !Array.isArray(held) || held.length > 0) ? 'is nested too deeply' : '';
}
