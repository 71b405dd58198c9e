import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

interface Props {
  /** Default: a notice with a button that reloads the page. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary for one region of the page, such as the header. React logs the error. */
export class RegionBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    const { fallback = <Crash />, children } = this.props;
    return this.state.hasCrashed ? fallback : children;
  }
}
