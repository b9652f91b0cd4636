import { useLocale } from '../context/locale-context.ts';
import { SimplePage } from './parts/SimplePage.tsx';

/** Where somebody arrives who opens the preview's address without a transaction. */
export default function TransactionPreviewPage() {
  const { locale, messages } = useLocale();
  return (
    <SimplePage title={messages.transactionPreviewTitle} text={messages.transactionPreviewText}>
      <div className="row">
        <a className="button" href={`/${locale}/`}>
          {messages.goHome}
        </a>
      </div>
    </SimplePage>
  );
}
