type Random = () => number;

/** A generator of the same numbers in every run (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(items: readonly [Item, ...Item[]], random: Random): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

interface Spot {
  holder: object;
  key: string;
}

/** Every field at every depth. */
function spots(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...spots(inner)]);
}

function anySpot(navBar: object, random: Random): Spot {
  return pick([{ holder: navBar, key: 'items' }, ...spots(navBar)], random);
}

function nested(depth: number): unknown {
  let value: unknown = { type: 'route', label: 'Deep', target: { path: 'javascript:alert(1)' } };
  const lists = ['nodes', 'columnGroups', 'columns', 'sections', 'items'];
  for (let level = 0; level < depth; level += 1)
    value = { label: 'Deep', ...(level % 2 ? { submenu: value } : { [lists[level % 5] ?? '']: [value] }) };
  return value;
}

const scripts: [string, ...string[]] = [
  'javascript:alert(1)',
  ' JAVA\tSCRIPT:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
];
const oddities: [unknown, ...unknown[]] = [
  undefined,
  null,
  0,
  7,
  true,
  '',
  ' ',
  'text',
  [],
  {},
  [null],
  [[]],
  [{}],
];

/** Damages one field of a navigation, and returns a description of the damage. */
export function mutate(navBar: object, random: Random): string {
  const { holder, key } = anySpot(navBar, random);
  const damages: [[string, () => unknown], ...[string, () => unknown][]] = [
    ['deleted', () => Reflect.deleteProperty(holder, key)],
    ['odd', () => Reflect.set(holder, key, pick(oddities, random))],
    ['script', () => Reflect.set(holder, key, pick(scripts, random))],
    [
      'script target',
      () => Reflect.set(holder, key, { path: pick(scripts, random), isExternal: random() < 0.5 }),
    ],
    ['huge', () => Reflect.set(holder, key, 'x'.repeat(pick([201, 5000, 100_000], random)))],
    ['deep', () => Reflect.set(holder, key, nested(pick([1, 9, 40], random)))],
    ['a list', () => Reflect.set(holder, key, [Reflect.get(holder, key)])],
    ['a copy', () => Reflect.set(holder, key, structuredClone(anySpot(navBar, random).holder))],
  ];
  const [name, damage] = pick(damages, random);
  damage();
  return `${key}: ${name}`;
}
