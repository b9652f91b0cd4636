import { Component, Suspense, type ReactNode } from 'react';

interface OptionalPartProps {
  /** Stands in its place while its script loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that must not take the page with it: where its script does not come or it fails, nothing stands in its place. */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return !this.state.hasFailed && <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
