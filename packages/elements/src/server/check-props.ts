import { checkEach, isObject, text, type Rule } from '../internal/check-each.ts';
import { warnOnce } from '../internal/warn-once.ts';
import type { ServerBannerProps, ServerFooterProps, ServerHeaderProps } from './props.ts';

type Rules<Props> = { [Name in keyof Props]-?: Rule };

const flag: Rule = ['neither true nor false', (value) => typeof value === 'boolean'];
const count: Rule = ['no number', (value) => typeof value === 'number'];
const object: Rule = ['no object', isObject];
const list: Rule = ['no list', Array.isArray];
/** Checked against the market's own locales. */
const locale: Rule = ['', () => true];

/** One set of rules for header and footer, because a page passes the same options to both. */
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

/**
 * The props of a render call without those that are null, which count as omitted.
 * @throws TypeError that names the option that is wrong
 */
export const checkedProps = <Props extends object>(call: string, props: Props): Props =>
  checked(call, props, rules);

export const checkedBannerProps = <Props extends object>(call: string, props: Props): Props =>
  checked(call, props, bannerRules);

function checked<Props extends object>(
  call: string,
  props: Props,
  rules: Readonly<Record<string, Rule>>,
): Props {
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null));
  checkEach(call, given, rules, '', warnOnce);
  return given as Props;
}
