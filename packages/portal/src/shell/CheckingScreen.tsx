import { useMessages } from '../context/locale-context.ts';
import { useSession } from '../session/session-context.ts';
import { Spinner } from '../wrappers/spinner.ts';

/** Covers a page from the back/forward cache until the session is checked; the page itself is hidden meanwhile. */
export function CheckingScreen() {
  const { certainty } = useSession();
  const { loading } = useMessages();
  if (certainty !== 'hidden') return null;
  return (
    <div className="whole-screen shell-checking">
      <Spinner page label={loading} />
    </div>
  );
}
