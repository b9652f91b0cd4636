import type { Banner, Market, Session } from '@fleet-portal/model/entities';
import type { ActiveProduct } from '@fleet-portal/model/rules';
import type { AnyThemeName } from '../theme/palettes.ts';

/** The props that header and footer share. */
export interface ServerProps {
  market: Market;
  /** Path, query and hash of the rendered page. */
  currentPath: string;
  /** The session of the request; a visitor by default. */
  session?: Session | undefined;
  /** By default the market's first locale; not case-sensitive. */
  locale?: string | undefined;
  /** By default the market's theme. */
  theme?: AnyThemeName | undefined;
  /** The address of the market's JSON: if given, the script hydrates a visitor's page by itself. */
  src?: string | undefined;
  /** The nonce of the page's `style-src`, for the style elements in the shadow roots. */
  nonce?: string | undefined;
}

export interface ServerHeaderProps extends ServerProps {
  cartQuantity?: number | undefined;
  /** If it is omitted, there is no bell. */
  notificationCount?: number | undefined;
  workspaceTitle?: string | undefined;
  /** Whether the header has a search field. */
  search?: boolean | undefined;
  /** Whether the page begins with a hero. */
  transparent?: boolean | undefined;
}

export interface ServerFooterProps extends ServerProps {
  products?: readonly ActiveProduct[] | undefined;
  appVersion?: string | undefined;
  buildVersion?: string | undefined;
}

export interface ServerBannerProps extends Pick<Banner, 'text'> {
  /** Info by default. */
  variant?: Banner['variant'] | undefined;
  /** Whether the banner has an X, which needs the script. */
  closable?: boolean | undefined;
  /** American English by default. */
  locale?: string | undefined;
  theme?: AnyThemeName | undefined;
  nonce?: string | undefined;
}
