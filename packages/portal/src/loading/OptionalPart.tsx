import { FailureBoundary, type FailureBoundaryProps, type PartFailed } from './FailureBoundary.tsx';
import { useOnline } from './use-online.ts';

/**
 * A part that must not break the page: while its script loads, and if it fails to load or to render, nothing is shown in its place; it is
 * retried when the connection returns.
 */
export function OptionalPart(props: Omit<FailureBoundaryProps, 'Failed'>) {
  return <FailureBoundary {...props} Failed={LostPart} />;
}

function LostPart({ retry }: PartFailed) {
  useOnline(retry);
  return null;
}
