import { Component, type ReactNode } from 'react';
import { LateBoundary } from './LateBoundary.tsx';

/** What has failed, and whether it was retried. */
export interface PartFailed {
  error: unknown;
  hasTriedAgain: boolean;
  retry: () => void;
}

export interface FailureBoundaryProps {
  /** Another value retries what has failed. */
  again?: unknown;
  /** Shown in its place while its script loads. */
  fallback?: ReactNode;
  /** Shown instead of what has failed. */
  Failed: (failed: PartFailed) => ReactNode;
  children: ReactNode;
}

interface FailureBoundaryState {
  again: unknown;
  failure: { error: unknown } | null;
  attempt: { isFirst: boolean };
}

/** Keeps failures away from the rest of the page, including scripts that fail to load: each attempt requests them again. */
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
