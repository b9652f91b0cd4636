import type { Market, Session } from '@fleet-portal/model/entities';
import type { BarMessages } from '@fleet-portal/model/messages';
import type { ActiveProduct } from '@fleet-portal/model/rules';
import type { AnyThemeName } from '../theme/palettes.ts';
import type { AfterPaintController } from './after-paint/after-paint-controller.ts';
import type { MenuController } from './menu-controller.ts';
import type { SearchController } from './search/search-controller.ts';

/** A company that the user may act for. */
export interface Company {
  id: string;
  name: string;
}

/** The header element as its templates see it: its properties beside market, session and locale, and its slotted children. */
export interface HeaderHost extends ParentNode {
  cartQuantity: number;
  /** The number of unread notifications; null if there is no bell. */
  notificationCount: number | null;
  companies: readonly Company[] | null;
  companyId: string;
  companyError: string;
  products: readonly ActiveProduct[] | null;
  search: boolean;
  searchError: string;
  workspaceTitle: string;
  /** Whether the user is the fleet's primary user (GAT-12). */
  blueStarAdmin: boolean;
}

/** The data that the header's templates render. */
export interface HeaderView {
  host: HeaderHost;
  market: Market;
  session: Session;
  locale: string;
  theme: AnyThemeName;
  messages: BarMessages;
  /** The page's path, query and hash. */
  currentPath: string;
  /** How many primary nodes fit into the bar; the rest are in the "More" menu. */
  fits: number;
  menu: MenuController;
  /** Finds the node that the page belongs to; undefined until it is loaded. */
  afterPaint: AfterPaintController | undefined;
  /** Renders the search field; undefined until it is loaded, or if there is none. */
  search: SearchController | undefined;
}
