import { Component, Suspense, type ReactNode } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PageFailure } from './PageFailure.tsx';

/** Keeps a page's failure, and a page's script that does not load, away from header and footer. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error !== null) return <PageFailure error={this.state.error} />;
    return <Suspense fallback={<PageSkeleton />}>{this.props.children}</Suspense>;
  }
}
