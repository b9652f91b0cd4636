import type { Market, Session } from '@fleet-portal/model/entities';
import type { BarMessages } from '@fleet-portal/model/messages';
import type { ActiveProduct } from '@fleet-portal/model/rules';
import type { AnyThemeName } from '../theme/palettes.ts';
import type { AfterPaintController } from './after-paint/after-paint-controller.ts';
import type { MenuController } from './menu-controller.ts';
import type { SearchController } from './search/search-controller.ts';

/** A company that the person may act for. */
export interface Company {
  id: string;
  name: string;
}

/** What a host tells the header beside market, session and place: its properties, and what it has slotted. */
export interface HeaderHost extends ParentNode {
  cartQuantity: number;
  /** How many notifications are unread; null where there is no bell. */
  notificationCount: number | null;
  companies: readonly Company[] | null;
  companyId: string;
  companyError: string;
  products: readonly ActiveProduct[] | null;
  search: boolean;
  searchError: string;
  workspaceTitle: string;
  /** Whether the person is the fleet's primary user (GAT-12). */
  blueStarAdmin: boolean;
}

/** What the header's templates draw from. */
export interface HeaderView {
  host: HeaderHost;
  market: Market;
  session: Session;
  locale: string;
  theme: AnyThemeName;
  messages: BarMessages;
  /** Path, query and hash of the page. */
  currentPath: string;
  /** How many primary nodes stand in the bar; the others are in the "More" menu. */
  fits: number;
  menu: MenuController;
  /** Finds the node that the page belongs to, once it is loaded. */
  afterPaint: AfterPaintController | undefined;
  /** Draws the search field once it is loaded; undefined where there is none. */
  search: SearchController | undefined;
}
