import type { NavigationNode } from '@fleet-portal/model/entities';
import { isCurrentPage, isExternalLink, linkHref } from '@fleet-portal/model/rules';
import type { TemplateResult } from 'lit';
import { link, type LinkOptions } from '../../navigation/link.ts';
import type { HeaderView } from '../header-view.ts';

interface NodeLinkOptions extends Pick<LinkOptions, 'content' | 'describedBy' | 'names' | 'part'> {
  /** Whether the page belongs to this node; set where only one of several nodes may be current (NAV-01). */
  isCurrent?: boolean;
}

/** The link of a navigation node, or plain text if it has no safe address. */
export function nodeLink(
  { target }: NavigationNode,
  { locale, currentPath, messages }: Pick<HeaderView, 'locale' | 'currentPath' | 'messages'>,
  { isCurrent, ...options }: NodeLinkOptions,
): TemplateResult {
  const href = linkHref(target, locale);
  return link({
    ...options,
    href,
    current:
      isCurrent !== false && isCurrentPage(href, currentPath) ? 'page' : isCurrent ? 'true' : undefined,
    externalHint: target && isExternalLink(target) && messages.externalSite,
  });
}
