import { useLocale } from '../context/locale-context.ts';
import { HomeLink } from './parts/HomeLink.tsx';
import { SimplePage } from './parts/SimplePage.tsx';

/** Shown to users who open the preview's address without a transaction. */
export default function TransactionPreviewPage() {
  const { messages } = useLocale();
  return (
    <SimplePage title={messages.transactionPreviewTitle} text={messages.transactionPreviewText}>
      <div className="row">
        <HomeLink />
      </div>
    </SimplePage>
  );
}
