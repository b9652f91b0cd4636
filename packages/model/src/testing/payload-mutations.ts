export interface Mutation {
  /** What was damaged and how, such as `USER.permissions: a number`. */
  name: string;
  payload: unknown;
}

type Path = readonly string[];

/** Values to put in place of valid ones. */
const wrong: readonly [name: string, make: (old: unknown) => unknown][] = [
  ['null', () => null],
  ['a number', () => -7.5],
  ['a huge number', () => 1e308],
  ['a flag', () => true],
  ['an empty text', () => ''],
  ['a text', () => 'something else'],
  ['a huge text', () => 'x'.repeat(100_000)],
  ['a script', () => 'javascript:alert(1)'],
  ['another site', () => '//evil.example/'],
  ['markup', () => '<img src=x onerror=alert(1)>'],
  ['an empty list', () => []],
  ['a list of nothing', () => [null]],
  ['a list of itself', (old) => [old, old]],
  ['an empty object', () => ({})],
  ['itself in an object', (old) => ({ value: old })],
  ['a deep object', () => nested(200)],
];

/** A valid payload damaged in every way, one field at a time: missing, of a wrong type, huge, or with unknown fields. */
export function mutationsOf(good: unknown): Mutation[] {
  return pathsOf(good).flatMap((path) => {
    const name = path.join('.') || 'the payload';
    const changed = wrong.map(([how, make]) => ({
      name: `${name}: ${how}`,
      payload: replaced(good, path, make),
    }));
    const missing = path.length > 0 ? [{ name: `${name}: missing`, payload: without(good, path) }] : [];
    return [...changed, ...missing, ...extra(good, path, name)];
  });
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function extra(good: unknown, path: Path, name: string): Mutation[] {
  const value = valueAt(good, path);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const fields = { ...value, unknownField: { deep: [1] }, constructor: 'x', toString: 7 };
  const polluted: unknown = JSON.parse(`{"__proto__":{"permissions":["A"],"isAdmin":true}}`);
  return [
    { name: `${name}: fields that nobody knows`, payload: replaced(good, path, () => fields) },
    {
      name: `${name}: a prototype`,
      payload: replaced(good, path, () => Object.assign(Object.create(null), value, polluted)),
    },
  ];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), value);
}

function replaced(good: unknown, path: Path, make: (old: unknown) => unknown): unknown {
  const key = path.at(-1);
  if (key === undefined) return make(structuredClone(good));
  const copy = structuredClone(good);
  const holder = valueAt(copy, path.slice(0, -1)) as object;
  Reflect.set(holder, key, make(Reflect.get(holder, key)));
  return copy;
}

/** Removes an item of a list so that the later ones move up. */
function without(good: unknown, path: Path): unknown {
  const copy = structuredClone(good);
  const holder = valueAt(copy, path.slice(0, -1)) as object;
  const key = path.at(-1) ?? '';
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return copy;
}

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = level % 2 ? { value } : [value];
  return value;
}
