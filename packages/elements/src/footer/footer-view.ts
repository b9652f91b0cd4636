import type { Market, Session } from '@fleet-portal/model/entities';
import type { ShellMessages } from '@fleet-portal/model/messages';
import type { ActiveProduct } from '@fleet-portal/model/rules';

/** The data that the footer's templates render. */
export interface FooterView {
  market: Market;
  session: Session;
  locale: string;
  messages: ShellMessages;
  products: readonly ActiveProduct[];
  /** The page's path, query and hash. */
  currentPath: string;
}
