import { useMessages } from '../context/locale-context.ts';
import { useSession } from '../session/session-context.ts';
import { Spinner } from '../wrappers/spinner.ts';

/** Stands in the place of everything while the next document is on its way (SES-07). */
export function LeavingScreen() {
  const { leaving, isSignedIn } = useSession();
  const messages = useMessages();
  const labels = {
    login: messages.loggingIn,
    logout: messages.loggingOut,
    preview: messages.transactionPreviewLoading,
    elsewhere: messages.redirecting,
  };
  return (
    <main className="whole-screen" id="fp-content-main">
      <Spinner page label={labels[leaving?.why ?? (isSignedIn ? 'elsewhere' : 'login')]} />
    </main>
  );
}
