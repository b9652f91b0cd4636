import { hasModifier, type Modifiers } from './has-modifier.ts';

interface Click extends Modifiers {
  defaultPrevented: boolean;
  button: number;
}

interface Link {
  target: string;
  hasAttribute: (name: string) => boolean;
}

/** Whether the browser would follow this click in this window; all other clicks are left to it (RTE-27). */
export function isPlainClick(click: Click, link: Link): boolean {
  return (
    !click.defaultPrevented &&
    click.button === 0 &&
    !hasModifier(click) &&
    !link.hasAttribute('download') &&
    /^(?:_self)?$/i.test(link.target)
  );
}
