import type { Banner, Market, Session } from '@fleet-portal/model/entities';
import type { ActiveProduct } from '@fleet-portal/model/rules';
import type { AnyThemeName } from '../theme/palettes.ts';

/** What header and footer are rendered from alike. */
export interface ServerProps {
  market: Market;
  /** Path, query and hash of the page that is rendered. */
  currentPath: string;
  /** Who asked for the page; a visitor by default. */
  session?: Session | undefined;
  /** The market's first locale by default; in capitals it is the same. */
  locale?: string | undefined;
  /** The market's own theme by default. */
  theme?: AnyThemeName | undefined;
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

export interface ServerBannerProps extends Pick<Banner, 'text'> {
  /** An info where it is left out. */
  variant?: Banner['variant'] | undefined;
  /** Whether it has an X, which needs the script. */
  closable?: boolean | undefined;
  /** American English where it is left out. */
  locale?: string | undefined;
  theme?: AnyThemeName | undefined;
  nonce?: string | undefined;
}
