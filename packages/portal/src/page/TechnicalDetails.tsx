import { useMessages } from '../context/locale-context.ts';

/** The browser's description of a failure; collapsed, since it helps developers more than users. */
export function TechnicalDetails({ text }: { text: string }) {
  const { technicalDetails } = useMessages();
  return (
    <details className="technical-details muted small">
      <summary>{technicalDetails}</summary>
      <bdi lang="en">{text}</bdi>
    </details>
  );
}
