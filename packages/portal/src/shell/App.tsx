import type { Session } from '@fleet-portal/model/entities';
import { PortalContext, type Portal } from '../context/portal-context.ts';
import type { LeaveDocument, LeaveOptions } from '../session/leaving.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { RoutedPortal } from './RoutedPortal.tsx';

interface AppProps {
  portal: Portal;
  /** The session when the portal started. */
  session: Session;
  /** Navigates to another document; tests pass their own. */
  leave?: LeaveDocument | undefined;
}

/** The portal, once everything that it needs is loaded. */
export function App({ portal, session, leave = leaveDocument }: AppProps) {
  return (
    <PortalContext value={portal}>
      <SessionProvider initial={session} base={portal.environment.ENV_BASE_URL} leave={leave}>
        <RoutedPortal />
      </SessionProvider>
    </PortalContext>
  );
}

function leaveDocument(href: string, { replace = false }: LeaveOptions = {}): void {
  // The current address: a reload keeps the fragment, and adds no history entry.
  if (href === location.pathname + location.search) location.reload();
  else location[replace ? 'replace' : 'assign'](href);
}
