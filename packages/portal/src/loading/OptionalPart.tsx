import { FailureBoundary, type FailureBoundaryProps, type PartFailed } from './FailureBoundary.tsx';
import { useOnline } from './use-online.ts';

/**
 * A part that must not take the page with it: while its script loads, and where that does not come or fails, nothing stands in its
 * place, until the connection is back.
 */
export function OptionalPart(props: Omit<FailureBoundaryProps, 'Failed'>) {
  return <FailureBoundary {...props} Failed={LostPart} />;
}

function LostPart({ retry }: PartFailed) {
  useOnline(retry);
  return null;
}
