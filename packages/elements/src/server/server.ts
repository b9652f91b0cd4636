import type { Market, Session } from '@fleet-portal/model/entities';
import { isSignedIn, visitor } from '@fleet-portal/model/rules';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, nothing, type TemplateResult } from 'lit';
import '../footer/define.ts';
import type { ActiveProduct } from '../footer/footer-view.ts';
import { linksReady } from '../footer/translated-links.ts';
import '../header/define.ts';
import { messagesReady } from '../internal/messages.ts';
import type { ThemeName } from '../theme/palettes.ts';
import { withNonce } from './nonce.ts';

/** What header and footer are rendered from alike. */
export interface ServerProps {
  market: Market;
  /** Path, query and hash of the page that is rendered. */
  currentPath: string;
  /** Who asked for the page; a visitor by default. */
  session?: Session | undefined;
  /** The market's first locale by default. */
  locale?: string | undefined;
  /** The market's own theme by default. */
  theme?: ThemeName | undefined;
  /** The address of the market's JSON: with it, the script takes the page over by itself. */
  src?: string | undefined;
  /** The nonce of the page's `style-src`, for the style elements in the shadow roots. */
  nonce?: string | undefined;
}

export interface ServerHeaderProps extends ServerProps {
  cartQuantity?: number | undefined;
  /** Without a number there is no bell. */
  notificationCount?: number | undefined;
  workspaceTitle?: string | undefined;
  /** Whether there is a search field. */
  search?: boolean | undefined;
  /** Whether the page begins with a hero. */
  transparent?: boolean | undefined;
}

export interface ServerFooterProps extends ServerProps {
  products?: readonly ActiveProduct[] | undefined;
  appVersion?: string | undefined;
  buildVersion?: string | undefined;
}

/** `<fp-header>` with its content as a declarative shadow root: it looks and links right before any script runs. */
export function renderHeader(props: ServerHeaderProps): Promise<string> {
  const { market, session, locale, theme, currentPath, src, takeOver } = common(props);
  return renderToString(
    props,
    html`<fp-header
      defer-hydration=${takeOver}
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
      ?compact=${market.retailPrefix !== ''}
    ></fp-header>`,
  );
}

/** `<fp-footer>` with its content as a declarative shadow root. */
export function renderFooter(props: ServerFooterProps): Promise<string> {
  const { market, session, locale, theme, currentPath, src, takeOver } = common(props);
  return renderToString(
    props,
    html`<fp-footer
      defer-hydration=${takeOver}
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
}

/** What Lit writes around a page's template: this one's element hydrates by itself. */
const outerMarkers = /^(?:<!--lit-[^>]*-->)+|<!--\/lit-part-->$/g;

/** Only what the script can know by itself is taken over by itself; a person's page waits for their session. */
function common({ market, session = visitor, locale, theme, currentPath, src }: ServerProps) {
  const takeOver = src && !isSignedIn(session) ? 'auto' : 'page';
  return {
    market,
    session,
    locale: locale ?? market.allowedLocales[0] ?? '',
    theme: theme ?? nothing,
    currentPath,
    src: src ?? nothing,
    takeOver,
  };
}

/** The strings come first, since rendering cannot wait; they are kept by locale, so renderings do not disturb each other. */
async function renderToString(
  { market, locale, nonce }: ServerProps,
  element: TemplateResult,
): Promise<string> {
  await messagesReady(locale ?? market.allowedLocales[0] ?? '');
  await linksReady(market);
  const markup = await collectResult(render(element));
  return withNonce(markup.replace(outerMarkers, ''), nonce);
}
