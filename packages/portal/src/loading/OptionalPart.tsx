import { Component, type ReactNode } from 'react';
import { LateBoundary } from './LateBoundary.tsx';

interface OptionalPartProps {
  /** Another value tries again what has failed. */
  again?: unknown;
  children: ReactNode;
}

interface OptionalPartState {
  again: unknown;
  hasFailed: boolean;
  attempt: object;
}

/** A part that must not take the page with it: while its script loads, and where that does not come or fails, nothing stands in its place. */
export class OptionalPart extends Component<OptionalPartProps, OptionalPartState> {
  override state: OptionalPartState = { again: this.props.again, hasFailed: false, attempt: {} };

  static getDerivedStateFromProps({ again }: OptionalPartProps, before: OptionalPartState) {
    return again === before.again ? null : { again, hasFailed: false, attempt: {} };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { hasFailed, attempt } = this.state;
    if (hasFailed) return null;
    return <LateBoundary attempt={attempt}>{this.props.children}</LateBoundary>;
  }
}
