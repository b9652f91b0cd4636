import { expect } from '@open-wc/testing';
import type { CSSResultGroup } from 'lit';
import { FpCookieConsent } from '../consent/cookie-consent.ts';
import { FpDropdown } from '../header/dropdown/dropdown.ts';
import { FpMobileMenu } from '../header/mobile-menu/mobile-menu.ts';
import { FpSubMenu } from '../header/sub-menu/sub-menu.ts';
import { FpModal } from '../modal/modal.ts';
import { FpNotificationDrawer } from '../notifications/notification-drawer.ts';
import { FpWorkspaceBar } from '../workspace-bar/workspace-bar.ts';

// A card and the cookie question show the ring around them; nothing around the settings of a low window can cut it off.
const free = ['.card', '.banner', '.settings[open]'];

/** Every rule of a style sheet, including those in conditional groups. */
function rulesOf({ cssRules }: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    return rule instanceof CSSGroupingRule ? rulesOf(rule) : [];
  });
}

function stylesOf(group: CSSResultGroup): CSSStyleRule[] {
  const sheets = [group].flat(3) as { styleSheet?: CSSStyleSheet }[];
  return sheets.flatMap(({ styleSheet }) => (styleSheet ? rulesOf(styleSheet) : []));
}

describe('the focus ring of what scrolls', () => {
  // Firefox makes every scroll container a tab stop, whatever it contains.
  for (const { name, styles } of [
    FpCookieConsent,
    FpDropdown,
    FpMobileMenu,
    FpModal,
    FpNotificationDrawer,
    FpSubMenu,
    FpWorkspaceBar,
  ])
    it(`[LAY-02] is drawn inside it, where nothing cuts it off (${name})`, () => {
      const rules = stylesOf(styles);
      const scrollers = rules
        .filter(({ style }) => [style.overflowX, style.overflowY].includes('auto'))
        .map(({ selectorText }) => selectorText)
        .filter((selector) => !free.includes(selector));
      const isInside = (selector: string) =>
        rules.some(
          ({ selectorText, style }) =>
            [selector, `${selector}:focus-visible`].includes(selectorText) &&
            [style.outlineOffset, style.getPropertyValue('--_ring').trim()].includes('-2px'),
        );
      expect(scrollers.length).to.be.above(0);
      expect(scrollers.filter((selector) => !isInside(selector))).to.deep.equal([]);
    });
});
