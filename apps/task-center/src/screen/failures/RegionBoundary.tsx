import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

/** Error boundary for one region of the page, such as the header. React logs the error. */
export class RegionBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <Crash /> : this.props.children;
  }
}
