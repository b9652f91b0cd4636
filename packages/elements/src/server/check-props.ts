import { checkEach, isObject, text, type Rule } from '../internal/check-each.ts';
import type { ServerBannerProps, ServerFooterProps, ServerHeaderProps } from './props.ts';

type Rules<Props> = { [Name in keyof Props]-?: Rule };

const flag: Rule = ['neither true nor false', (value) => typeof value === 'boolean'];
const count: Rule = ['no number', (value) => typeof value === 'number'];
const object: Rule = ['no object', isObject];
const list: Rule = ['no list', Array.isArray];
/** The market says which there are. */
const locale: Rule = ['', () => true];

/** One call's options may be another's, too: a page passes the same to header and footer. */
const rules: Rules<ServerHeaderProps & ServerFooterProps> = {
  market: object,
  currentPath: text,
  session: object,
  locale,
  theme: text,
  src: text,
  nonce: text,
  cartQuantity: count,
  notificationCount: count,
  workspaceTitle: text,
  search: flag,
  transparent: flag,
  products: list,
  appVersion: text,
  buildVersion: text,
};

const bannerRules: Rules<ServerBannerProps> = {
  text,
  variant: text,
  closable: flag,
  locale,
  theme: text,
  nonce: text,
};

/** @throws TypeError that names the option which is wrong; null is one that is left out */
export const checkProps = (call: string, props: object): void => check(call, props, rules);

export const checkBannerProps = (call: string, props: object): void => check(call, props, bannerRules);

function check(call: string, props: object, rules: Readonly<Record<string, Rule>>): void {
  const given = Object.entries(props).filter(([, value]) => value !== null);
  checkEach(call, Object.fromEntries(given), rules, '', warnOnce);
}

const warned = new Set<string>();

/** Each page is rendered anew. */
function warnOnce(line: string): void {
  if (!warned.has(line)) console.warn(line);
  warned.add(line);
}
