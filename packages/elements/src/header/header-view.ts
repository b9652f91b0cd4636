import type { Market, Session } from '@fleet-portal/model/entities';
import type { BarMessages } from '@fleet-portal/model/messages';
import type { ThemeName } from '../theme/palettes.ts';
import type { MenuController } from './menu-controller.ts';

/** What the header's templates draw from. */
export interface HeaderView {
  market: Market;
  session: Session;
  locale: string;
  theme: ThemeName;
  messages: BarMessages;
  /** Path, query and hash of the page. */
  currentPath: string;
  cartQuantity: number;
  /** Whether the person is the fleet's primary user (GAT-12). */
  isBlueStarAdmin: boolean;
  menu: MenuController;
}
