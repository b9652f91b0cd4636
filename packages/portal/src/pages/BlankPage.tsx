import { useMessages } from '../context/locale-context.ts';
import { SimplePage } from './parts/SimplePage.tsx';

/** Only the frame, in the local and development environments (RTE-06). */
export default function BlankPage() {
  const { blankTitle, blankText } = useMessages();
  return <SimplePage title={blankTitle} text={blankText} />;
}
