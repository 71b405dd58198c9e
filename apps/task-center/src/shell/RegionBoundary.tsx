import { Component, type ReactNode } from 'react';
import { Crash } from './Crash.tsx';

/** Keeps the failure of one part of the page in that part. React logs what it caught. */
export class RegionBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <Crash /> : this.props.children;
  }
}
