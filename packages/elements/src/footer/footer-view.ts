import type { Market, Session } from '@fleet-portal/model/entities';
import type { ShellMessages } from '@fleet-portal/model/messages';
import type { ActiveProduct } from '@fleet-portal/model/rules';

/** What the footer's templates draw from. */
export interface FooterView {
  market: Market;
  session: Session;
  locale: string;
  messages: ShellMessages;
  products: readonly ActiveProduct[];
  /** Path, query and hash of the page. */
  currentPath: string;
}
