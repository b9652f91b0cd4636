import type { Market, Session, ViewDescriptor } from '../../entities/index.ts';
import { subMenuNodes } from '../navigation/primary-nodes.ts';
import { isSignedIn } from '../session/session.ts';
import { visiblePrimaryNodes } from '../navigation/visible-navigation.ts';

/** The views in the header. */
export interface HeaderViews {
  /** Replaces the company in the top bar (HDR-15). */
  company: ViewDescriptor | null;
  /** Replaces the search field (HDR-14). */
  search: ViewDescriptor | null;
  /** The views of the menus, without duplicates (NAV-06). */
  menu: ViewDescriptor[];
}

/** The header's views that this user may see. */
export function headerViews(market: Market, session: Session): HeaderViews {
  const { companySelectorView, searchBarView, fpgFeatureFlags } = market;
  return {
    company: isSignedIn(session) ? companySelectorView : null,
    search: fpgFeatureFlags.JFrogSearchBar ? searchBarView : null,
    menu: menuViews(market, session),
  };
}

function menuViews(market: Market, session: Session): ViewDescriptor[] {
  const nodes = visiblePrimaryNodes(market, session)
    .flatMap((node) => (node.submenu ? subMenuNodes(node.submenu) : []))
    .filter(({ type }) => type !== 'route');
  const views = nodes.flatMap(({ view }) => (view ? [view] : []));
  return [...new Map(views.map((view) => [view.id, view])).values()];
}
