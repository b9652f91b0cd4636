import { useMessages } from '../context/locale-context.ts';
import { SimplePage } from './parts/SimplePage.tsx';

/** The newsletter, in the markets that have one (RTE-06). */
export default function UpdatesPage() {
  const { updatesTitle, updatesText } = useMessages();
  return <SimplePage title={updatesTitle} text={updatesText} />;
}
