/** What decides whether the header is transparent over a hero picture (HDR-06). */
export interface Transparency {
  /** The page begins with a hero and asks for a transparent header. */
  isAllowed: boolean;
  /** The page is scrolled away from its top. */
  isScrolled: boolean;
  /** The sheet of a primary menu is open. */
  hasOpenMenu: boolean;
}

export type TransparencyEvent =
  | { type: 'allow'; isAllowed: boolean }
  | { type: 'scroll'; top: number }
  | { type: 'menu'; isOpen: boolean }
  | { type: 'brand-click' }
  | { type: 'path-change' };

export const opaque: Transparency = { isAllowed: false, isScrolled: false, hasOpenMenu: false };

/** The state after an event; the same object if nothing changes. */
export function transparencyAfter(state: Transparency, event: TransparencyEvent): Transparency {
  const next = { ...state, ...changeBy(event) };
  const isSame = (Object.keys(next) as (keyof Transparency)[]).every((key) => next[key] === state[key]);
  return isSame ? state : next;
}

/** Whether the header shows white text over the page's hero. */
export function isTransparent({ isAllowed, isScrolled, hasOpenMenu }: Transparency): boolean {
  return isAllowed && !isScrolled && !hasOpenMenu;
}

function changeBy(event: TransparencyEvent): Partial<Transparency> {
  switch (event.type) {
    case 'allow':
      return { isAllowed: event.isAllowed };
    case 'scroll':
      return { isScrolled: event.top > 0 };
    case 'menu':
      return { hasOpenMenu: event.isOpen };
    case 'brand-click':
      return { hasOpenMenu: false, isScrolled: false };
    case 'path-change':
      return { isAllowed: false, hasOpenMenu: false };
  }
}
