import { Component, type ReactNode } from 'react';
import { LateBoundary } from './LateBoundary.tsx';

/** What has failed, and how often it was tried. */
export interface PartFailed {
  error: unknown;
  hasTriedAgain: boolean;
  retry: () => void;
}

export interface FailureBoundaryProps {
  /** Another value tries again what has failed. */
  again?: unknown;
  /** What keeps its place while its script loads. */
  fallback?: ReactNode;
  /** What stands in the place of what has failed. */
  Failed: (failed: PartFailed) => ReactNode;
  children: ReactNode;
}

interface FailureBoundaryState {
  again: unknown;
  failure: { error: unknown } | null;
  attempt: { isFirst: boolean };
}

/** Keeps what fails away from the rest, and so a script that does not come, for which each attempt asks anew. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = {
    again: this.props.again,
    failure: null,
    attempt: { isFirst: true },
  };

  static getDerivedStateFromProps({ again }: FailureBoundaryProps, before: FailureBoundaryState) {
    if (again === before.again) return null;
    return { again, ...(before.failure && newAttempt()) };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  readonly #retry = () => this.setState(newAttempt());

  override render() {
    const { failure, attempt } = this.state;
    const { Failed, fallback, children } = this.props;
    if (failure) return <Failed {...failure} hasTriedAgain={!attempt.isFirst} retry={this.#retry} />;
    return (
      <LateBoundary attempt={attempt} fallback={fallback}>
        {children}
      </LateBoundary>
    );
  }
}

function newAttempt() {
  return { failure: null, attempt: { isFirst: false } };
}
