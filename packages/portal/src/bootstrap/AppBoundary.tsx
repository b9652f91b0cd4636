import { Component, type ReactNode } from 'react';
import { StartFailurePage } from './StartFailurePage.tsx';

interface AppBoundaryProps {
  reload: () => void;
  children: ReactNode;
}

/** Surrounds the whole portal, so that no failure leaves a blank page. Pages have their own boundary inside it. */
export class AppBoundary extends Component<AppBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, reload } = this.props;
    return this.state.hasFailed ? <StartFailurePage reload={reload} /> : children;
  }
}
