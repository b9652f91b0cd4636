import type { Market } from '../../entities/index.ts';
import { list } from '../list.ts';
import { subMenuNodes } from '../navigation/primary-nodes.ts';

/** Whether a market puts any embedded view into its header; `headerViews` returns those that a user sees. */
export function hasHeaderViews({ companySelectorView, searchBarView, navBar }: Market): boolean {
  if (companySelectorView ?? searchBarView) return true;
  return list(navBar.items).some(({ submenu }) => submenu && subMenuNodes(submenu).some(({ view }) => view));
}
