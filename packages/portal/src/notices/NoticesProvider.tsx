import { currentUser, noticesAt } from '@fleet-portal/model/rules';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import { createNotices } from './create-notices.ts';
import { NoticesContext, type PortalModal } from './notices-context.ts';
import { ShownNoticesContext, type OpenedModal, type ShownNotices } from './shown-notices.ts';

interface NoticesProviderProps {
  /** Called when a modal is shown for the first time: once per modal, for analytics (MOD-01). */
  onModalDisplay?: ((modal: PortalModal) => void) | undefined;
  children: ReactNode;
}

/** Keeps the portal's notices, and removes them when their page or user is gone. `Layout` shows them. */
export function NoticesProvider({ onModalDisplay, children }: NoticesProviderProps) {
  const path = pathOf(useNavigation().entry.url);
  const person = currentUser(useSession().session)?.userId ?? '';
  const [shown, setShown] = useState<ShownNotices>(() => ({ path, person, ...nothing }));
  // During render, so that notices shown by the next page's effects are not removed with the last page's.
  if (shown.path !== path || shown.person !== person) setShown((now) => noticesAt(now, path, person));

  const [notices] = useState(() => createNotices(setShown));

  const tellDisplay = useCallback(
    (modal: PortalModal) => {
      setShown((now) => ({ ...now, modals: now.modals.map((other) => asTold(other, modal.id)) }));
      onModalDisplay?.(modal);
    },
    [onModalDisplay],
  );
  const value = useMemo(() => ({ ...shown, tellDisplay }), [shown, tellDisplay]);
  return (
    <NoticesContext value={notices}>
      <ShownNoticesContext value={value}>{children}</ShownNoticesContext>
    </NoticesContext>
  );
}

const nothing = { modals: [], banners: [], topNotifications: [] };

function asTold(modal: OpenedModal, id: string): OpenedModal {
  return modal.id === id ? { ...modal, hasSentAnalytics: true } : modal;
}
