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

/**
 * What a call is rendered from, without what is null: that counts as left out.
 * @throws TypeError that names the option which is wrong
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

const warned = new Set<string>();

/** Each page is rendered anew. */
function warnOnce(line: string): void {
  if (!warned.has(line)) console.warn(line);
  warned.add(line);
}
