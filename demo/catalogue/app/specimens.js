// The list of states from specimens.json: sections by element, each with its states.
import { loadJson } from './load.js';

/** @type {{ id: string; group: string; title: string; about: string; elements: string[]; states: object[] }[]} */
export const sections = await loadJson('./specimens.json');

/** Every state with its section, in navigation order. */
export const specimens = sections.flatMap((section) =>
  section.states.map((state) => ({
    from: section.from,
    below: section.below,
    ...state,
    section,
    path: `${section.id}/${state.id}`,
  })),
);

/** The state at a path such as `header/visitor`; for a section's path, its first state. */
export const specimenAt = (path) =>
  specimens.find((specimen) => specimen.path === path) ??
  specimens.find(({ section }) => section.id === path) ??
  null;

export const stateCount = ({ length }) => (length === 1 ? '1 state' : `${length} states`);

/** The states before and after a state. */
export function neighbours(specimen) {
  const index = specimens.indexOf(specimen);
  return { before: specimens[index - 1], after: specimens[index + 1] };
}
