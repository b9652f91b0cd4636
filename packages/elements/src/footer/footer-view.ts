import type { Market, Session } from '@fleet-portal/model/entities';
import type { ShellMessages } from '@fleet-portal/model/messages';

/** An application that the person's company has, named and linked by the page (GAT-09). */
export interface ActiveProduct {
  label: string;
  href: string;
}

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
