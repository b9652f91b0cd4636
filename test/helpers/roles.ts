/** Selectors by role: tests find elements as users perceive them, by role and name, through open shadow roots. */
const selectors = {
  link: 'a[href]:not([role]), [role=link]',
  button: 'button:not([role]), [role=button]',
  heading: 'h1, h2, h3, [role=heading]',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  alert: '[role=alert]',
  status: '[role=status]',
  textbox: 'textarea, input:not([type]), input[type=text]',
  combobox: 'select',
  list: 'ul, ol',
  navigation: 'nav, [role=navigation]',
  main: 'main',
} as const;

export type Role = keyof typeof selectors;

/** All visible elements of a role, in reading order. */
export function elements(root: ParentNode, role: Role): HTMLElement[] {
  return descend(root).filter(
    (candidate) => candidate.matches(selectors[role]) && candidate.checkVisibility(),
  );
}

/**
 * The first visible element of a role whose name equals or matches the text.
 * @throws if there is none
 */
export function element(root: ParentNode, role: Role, name: string | RegExp): HTMLElement {
  const candidates = elements(root, role);
  const found = candidates.find((candidate) => {
    const actual = nameOf(candidate);
    return typeof name === 'string' ? actual === name : name.test(actual);
  });
  if (!found) throw new Error(`no ${role} "${name}", only: ${candidates.map(nameOf).join(' | ') || 'none'}`);
  return found;
}

export function nameOf(target: HTMLElement | SVGElement): string {
  const root = target.getRootNode() as Document | ShadowRoot;
  const labelled = (target.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => (id ? (root.getElementById(id)?.textContent ?? '') : ''))
    .join(' ');
  const isControl = target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  const labels = isControl ? [...target.labels].map((label) => label.textContent).join(' ') : '';
  const candidates = [labelled.trim(), target.getAttribute('aria-label'), labels, target.textContent];
  return (candidates.find(Boolean) ?? '').replace(/\s+/g, ' ').trim();
}

function descend(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((child) =>
    child.shadowRoot ? [child, ...descend(child.shadowRoot)] : [child],
  );
}
