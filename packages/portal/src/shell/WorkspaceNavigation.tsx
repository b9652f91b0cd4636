import { useLayoutEffect } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { OptionalPart } from '../loading/OptionalPart.tsx';
import { useScript } from '../loading/use-script.ts';
import { useWorkspace } from './use-workspace.ts';

/** A script of its own, which loads on the first page of a workspace; where it did not come, the next page asks again. */
const load = () => import('../wrappers/workspace-bar.ts');

/** The bar of the workspace that the page belongs to, whose height is kept while it loads; nothing on other pages (WSP-01). */
export function WorkspaceNavigation() {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { key, url } = useNavigation().entry;
  const place = useWorkspace();
  const { script, failures, retry } = useScript(load);
  const isWanted = place !== null && script === null;
  useLayoutEffect(() => {
    if (isWanted) retry();
  }, [isWanted, key, retry]);
  if (!place) return null;
  const hasTabs = (place.view.active?.tabs.length ?? 0) > 1;
  const names = hasTabs ? 'workspace workspace-with-tabs' : 'workspace';
  if (!script) return failures === 0 && <div className={names} />;
  return (
    <OptionalPart>
      <script.WorkspaceBar
        className={names}
        workspace={place.workspace}
        locale={locale}
        theme={market.theme}
        currentPath={url}
      />
    </OptionalPart>
  );
}
