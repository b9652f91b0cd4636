import { lazy } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { OptionalPart } from './OptionalPart.tsx';
import { withSecondTry } from './second-try.ts';
import { useWorkspace } from './use-workspace.ts';

/** A script of its own, which loads on the first page of a workspace; where it does not come, the page stands without. */
const LazyBar = lazy(
  withSecondTry(() =>
    import('../wrappers/workspace-bar.ts').then(({ WorkspaceBar }) => ({ default: WorkspaceBar })),
  ),
);

/** The bar of the workspace that the page belongs to, whose height is kept while it loads; nothing on other pages (WSP-01). */
export function WorkspaceNavigation() {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { url } = useNavigation().entry;
  const place = useWorkspace();
  if (!place) return null;
  const hasTabs = (place.view.active?.tabs.length ?? 0) > 1;
  const names = hasTabs ? 'workspace workspace-with-tabs' : 'workspace';
  return (
    <OptionalPart fallback={<div className={names} />}>
      <LazyBar
        className={names}
        workspace={place.workspace}
        locale={locale}
        theme={market.theme}
        currentPath={url}
      />
    </OptionalPart>
  );
}
