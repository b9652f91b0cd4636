import type { Workspace } from '@fleet-portal/model/entities';
import { visibleWorkspace, workspaceAt, workspaceView, type WorkspaceView } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';

/** The workspace that the page belongs to, as this user sees it, and the content of its bar; null if there is none. */
export function useWorkspace(): { workspace: Workspace; view: WorkspaceView } | null {
  const portal = usePortal();
  const { session } = useSession();
  const { locale } = useLocale();
  const { url } = useNavigation().entry;

  return useMemo(() => {
    const whole = workspaceAt(portal.market, locale, url);
    const workspace = whole && visibleWorkspace(whole, locale, { ...portal, session });
    return workspace && { workspace, view: workspaceView(workspace, locale, url) };
  }, [locale, portal, session, url]);
}
