import { format } from '@fleet-portal/model/messages';
import { useLocale } from '../context/locale-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { MissingDrawing } from './parts/drawings.tsx';
import { HomeLink } from './parts/HomeLink.tsx';

/** The page for an address whose redirects form a loop. */
export default function LoopPage({ chain }: { chain: string[] }) {
  const { messages } = useLocale();
  return (
    <ErrorView
      title={messages.loopHeading}
      alert={format(messages.loopText, { chain: chain.join(' → ') })}
      advice={messages.loopAdvice}
      drawing={<MissingDrawing />}
      actions={<HomeLink />}
    />
  );
}
