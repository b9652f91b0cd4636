import { useLocale } from '../context/locale-context.ts';
import { ErrorView } from '../shell/ErrorView.tsx';

/** The page for addresses at which nothing stands, or nothing for this way of signing in (RTE-18, GAT-06). */
export default function NotFoundPage() {
  const { locale, messages } = useLocale();
  return (
    <ErrorView
      title={messages.notFoundTitle}
      alert={messages.notFoundText}
      advice={messages.notFoundAdvice}
      drawing="missing"
      actions={
        <a className="button" href={`/${locale}/`}>
          {messages.goHome}
        </a>
      }
    />
  );
}
