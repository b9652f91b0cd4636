import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { lazyPart } from '../loading/lazy-component.tsx';
import { OptionalPart } from '../loading/OptionalPart.tsx';
import { useWorkspace } from './use-workspace.ts';

const WorkspaceBar = lazyPart(async () => {
  const { WorkspaceBar: bar } = await import('../wrappers/workspace-bar.ts');
  return { default: bar };
});

/** The bar of the workspace that the page belongs to, whose height is reserved while it loads; nothing on other pages (WSP-01). */
export function WorkspaceNavigation() {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { key, url } = useNavigation().entry;
  const place = useWorkspace();
  if (!place) return null;
  const hasTabs = (place.view.active?.tabs.length ?? 0) > 1;
  const names = hasTabs ? 'workspace workspace-with-tabs' : 'workspace';
  return (
    <OptionalPart again={key} fallback={<div className={names} />}>
      <WorkspaceBar
        className={names}
        workspace={place.workspace}
        locale={locale}
        theme={market.theme}
        currentPath={url}
      />
    </OptionalPart>
  );
}
