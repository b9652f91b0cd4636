import { Component, type ReactNode } from 'react';
import { lastWords } from './last-words.ts';
import { StartFailurePage } from './StartFailurePage.tsx';

interface AppBoundaryProps {
  reload: () => void;
  children: ReactNode;
}

/** Stands around the whole portal, so that no failure leaves a blank page. Pages have a boundary of their own inside. */
export class AppBoundary extends Component<AppBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, reload } = this.props;
    if (!this.state.hasFailed) return children;
    return <StartFailurePage failure={lastWords} messages={lastWords} lang="en" reload={reload} />;
  }
}
