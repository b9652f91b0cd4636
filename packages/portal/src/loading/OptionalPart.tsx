import { Component, Suspense, type ReactNode } from 'react';

/** A part that must not take the page with it: while its script loads, and where that does not come or fails, nothing stands in its place. */
export class OptionalPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return !this.state.hasFailed && <Suspense>{this.props.children}</Suspense>;
  }
}
