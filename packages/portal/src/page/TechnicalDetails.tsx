import { useMessages } from '../context/locale-context.ts';

/** What the browser reports of a failure: closed, since it tells a developer more than the person. */
export function TechnicalDetails({ text }: { text: string }) {
  const { technicalDetails } = useMessages();
  return (
    <details className="technical-details muted small">
      <summary>{technicalDetails}</summary>
      <bdi lang="en">{text}</bdi>
    </details>
  );
}
