import { Component, type ReactNode } from 'react';
import { LateBoundary } from '../loading/LateBoundary.tsx';
import { LostScript } from '../loading/lazy-component.tsx';
import { LostPage } from './LostPage.tsx';
import { PageFailure } from './PageFailure.tsx';

interface PageBoundaryProps {
  /** What stands there while the page's script loads. */
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  /** The first one of each boundary is its own: another page asks anew for what did not come before. */
  attempt: { isFirst: boolean };
}

/** Keeps a page's failure, and a page's script that does not load, away from header and footer. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, attempt: { isFirst: true } };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  readonly #retry = () => this.setState({ error: null, attempt: { isFirst: false } });

  override render() {
    const { error, attempt } = this.state;
    if (error instanceof LostScript)
      return <LostPage error={error} hasTriedAgain={!attempt.isFirst} onRetry={this.#retry} />;
    if (error !== null) return <PageFailure error={error} />;
    return (
      <LateBoundary attempt={attempt} fallback={this.props.fallback}>
        {this.props.children}
      </LateBoundary>
    );
  }
}
