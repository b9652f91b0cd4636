import type { Market } from '@fleet-portal/model/entities';
import { canonicalLocale, isSignedIn, localesOf, visitor } from '@fleet-portal/model/rules';
import { html, nothing } from 'lit';
import '../banner/define.ts';
import '../footer/define.ts';
import { afterPaintStyles } from '../header/after-paint/after-paint.styles.ts';
import '../header/define.ts';
import { lateStyles } from '../header/late.styles.ts';
import { barMessagesNow } from '../words/bar-messages.ts';
import { checkFields } from '../internal/check-fields.ts';
import { checkedBannerProps, checkedProps } from './check-props.ts';
import { toMarkup } from './markup.ts';
import { withNonce } from './nonce.ts';
import type { ServerBannerProps, ServerFooterProps, ServerHeaderProps, ServerProps } from './props.ts';
import { readyToRender } from './ready.ts';
import { withPreHydrationMenus } from './with-pre-hydration-menus.ts';

export { readyToRender };
export type { ServerBannerProps, ServerFooterProps, ServerHeaderProps, ServerProps };

// A server has no first script to keep small, and hydration keeps the styles of the markup, so the late styles are included.
Object.assign(lateStyles, { cssText: afterPaintStyles.cssText });

/**
 * `<fp-header>` with its content as a declarative shadow root: it looks right and its links work before any script runs, and its menus open
 * as plain lists.
 */
export async function renderHeader(props: ServerHeaderProps): Promise<string> {
  const { market, session, locale, theme, currentPath, src, deferHydration, made } = common(
    'renderHeader',
    props,
  );
  await readyToRender(locale, market);
  const markup = await toMarkup(
    html`<fp-header
      defer-hydration=${deferHydration}
      data-made=${made}
      .market=${market}
      .session=${session}
      locale=${locale}
      theme=${theme}
      current-path=${currentPath}
      src=${src}
      cart-quantity=${props.cartQuantity ?? nothing}
      notification-count=${props.notificationCount ?? nothing}
      workspace-title=${props.workspaceTitle ?? nothing}
      ?search=${props.search ?? false}
      ?transparent=${props.transparent ?? false}
    ></fp-header>`,
  );
  const host = { blueStarAdmin: false, notificationCount: props.notificationCount ?? null };
  const view = { host, market, session, locale, currentPath, messages: barMessagesNow(locale) };
  return withNonce(await withPreHydrationMenus(markup, view, props.theme ?? market.theme), props.nonce);
}

/** `<fp-footer>` with its content as a declarative shadow root. */
export async function renderFooter(props: ServerFooterProps): Promise<string> {
  const { market, session, locale, theme, currentPath, src, deferHydration, made } = common(
    'renderFooter',
    props,
  );
  await readyToRender(locale, market);
  const markup = await toMarkup(
    html`<fp-footer
      defer-hydration=${deferHydration}
      data-made=${made}
      .market=${market}
      .session=${session}
      .products=${props.products ?? []}
      locale=${locale}
      theme=${theme}
      current-path=${currentPath}
      src=${src}
      app-version=${props.appVersion ?? nothing}
      build-version=${props.buildVersion ?? nothing}
    ></fp-footer>`,
  );
  return withNonce(markup, props.nonce);
}

/** `<fp-banner>` with its content as a declarative shadow root, so that nothing moves when its script loads. */
export async function renderBanner(given: ServerBannerProps): Promise<string> {
  checkFields('renderBanner', given, { text: 'string' });
  const props = checkedBannerProps('renderBanner', given);
  const variant = props.variant ?? 'info';
  const locale = canonicalLocale(props.locale ?? 'en-us');
  await readyToRender(locale);
  const markup = await toMarkup(
    html`<fp-banner
      data-made=${madeOf({ ...props, variant, locale })}
      text=${props.text}
      variant=${variant}
      ?closable=${props.closable ?? false}
      locale=${locale}
      theme=${props.theme ?? nothing}
    ></fp-banner>`,
  );
  return withNonce(markup, props.nonce);
}

/**
 * Prepares the props that header and footer share. The script hydrates by itself only what it can load by itself; a signed-in user's page
 * has to set the session first.
 */
function common(call: string, given: ServerProps) {
  checkFields(call, given, { market: 'object', currentPath: 'string' });
  const props = checkedProps(call, given);
  const { market, session = visitor, locale, theme, currentPath, src } = props;
  const deferHydration = src && !isSignedIn(session) ? 'auto' : 'page';
  const canonical = localeOf(call, market, locale);
  return {
    market,
    session,
    locale: canonical,
    made: madeOf({ ...props, locale: canonical }),
    theme: theme ?? nothing,
    currentPath,
    src: src ?? nothing,
    deferHydration,
  };
}

/** @throws TypeError if the market has no such locale: every link would lead to a language that does not exist */
function localeOf(call: string, market: Market, locale = ''): string {
  const allowed = localesOf(market).map((one) => canonicalLocale(one));
  const canonical = canonicalLocale(locale === '' ? allowed[0] : locale);
  if (locale !== '' && allowed.length > 0 && !allowed.includes(canonical))
    throw new TypeError(`${call}: locale is "${canonical}", and the market has ${allowed.join(', ')}`);
  return canonical;
}

type Prop = keyof (ServerHeaderProps & ServerFooterProps & ServerBannerProps);

const about: Prop[] = ['locale', 'theme', 'currentPath', 'src', 'appVersion', 'buildVersion'];
const inTheHeader: Prop[] = ['cartQuantity', 'notificationCount', 'workspaceTitle', 'search', 'transparent'];
const inABanner: Prop[] = ['text', 'variant', 'closable'];

/** The props as the attributes state them, because the attributes may have changed when the script hydrates the markup. */
function madeOf(props: object): string {
  return JSON.stringify(props, [...about, ...inTheHeader, ...inABanner]);
}
