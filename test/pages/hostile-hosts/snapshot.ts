/** The properties that determine the look of a box, compared for every element. */
const drawn = [
  ...['display', 'position', 'z-index', 'opacity', 'transform', 'overflow-x', 'overflow-y', 'box-sizing'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'background-color', 'background-image'],
  ...[
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
    'box-shadow',
    'border-top-left-radius',
  ],
  ...[
    'border-top-width',
    'border-right-width',
    'border-bottom-width',
    'border-left-width',
    'border-top-color',
  ],
  ...['outline-style', 'vertical-align', 'color', 'font-family', 'font-size', 'font-weight', 'font-style'],
  ...['line-height', 'letter-spacing', 'text-align', 'text-transform', 'text-decoration-line', 'white-space'],
  ...['cursor', 'visibility', 'pointer-events', 'fill', 'stroke', 'stroke-width', 'list-style-type'],
];

/** The maximum distance between two boxes, in px. */
const tolerance = 0.5;

export interface Part {
  path: string;
  /** Left, top, width and height in the window; empty if it is not visible. */
  box: number[];
  style: Record<string, string>;
}

/** Every element inside an element's shadow roots. The outermost ones are read in full, since the others inherit from them. */
export function snapshot(element: Element): Part[] {
  // Stops spinners, whose rotation varies.
  for (const turning of element.shadowRoot?.getAnimations() ?? []) turning.cancel();
  return [...parts(element, element.localName)].map(([path, part, isOutermost]) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    const names = isOutermost ? [...style] : drawn;
    return {
      path,
      // Visually hidden text is one pixel large or none, depending on WebKit.
      box: (width || height) && !part.matches('.hidden-text') ? [left, top, width, height] : [],
      style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
    };
  });
}

/** The differences, one per line: the part, the property, and both values. */
export function differences(bare: readonly Part[], hosted: readonly Part[]): string[] {
  if (bare.length !== hosted.length) return [`${bare.length} parts on a bare page, ${hosted.length} here`];
  return bare.flatMap(({ path, box, style }, at) => {
    const other = hosted[at];
    if (other?.path !== path) return [`${path} is ${other?.path ?? 'gone'}`];
    const isAt = (value: number, side: number) => Math.abs(value - (other.box[side] ?? NaN)) <= tolerance;
    const isMoved = box.length !== other.box.length || !box.every(isAt);
    return [
      ...(isMoved ? [`${path} box: ${rounded(box)} → ${rounded(other.box)}`] : []),
      ...Object.keys(style)
        .filter((name) => !isPage(name) && style[name] !== other.style[name])
        .map((name) => `${path} ${name}: ${style[name]} → ${other.style[name]}`),
    ];
  });
}

function* parts(element: Element, path: string, isTop = true): Generator<[string, Element, boolean]> {
  const root = element.shadowRoot;
  for (const child of [...(root?.children ?? []), ...(isTop ? [] : element.children)]) {
    if (child.localName === 'style') continue;
    const id = child.id ? `#${child.id}` : '';
    const names = [...child.classList].map((name) => `.${name}`).join('');
    const here = `${path}${child.parentNode === root ? ' ▸ ' : ' > '}${child.localName}${id}${names}`;
    yield [here, child, isTop];
    yield* parts(child, here, false);
  }
}

/** The page's own custom properties, and properties such as the direction that the page decides. */
const isPage = (name: string) =>
  name.startsWith('--') || /^(direction|(-webkit-)?user-select|zoom)$/.test(name);

const rounded = (box: readonly number[]) => box.map((value) => Math.round(value * 100) / 100).join(' ');
