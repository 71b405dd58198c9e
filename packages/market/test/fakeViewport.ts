import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface FakeViewport {
  /** Distances from the viewport at which the observed elements count as in view. */
  readonly margins: string[];
  /** Moves all observed elements into view, or out of it. */
  scroll(isInView: boolean): void;
}

/** Replaces the browser's viewport. All elements are out of view until the test scrolls. */
export function fakeViewport(): FakeViewport {
  const observers = new Map<object, (isInView: boolean) => void>();
  const margins: string[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: (isIntersecting: boolean) => void;
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin: string },
      ) {
        margins.push(rootMargin);
        this.notify = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        observers.set(this, this.notify);
      }
      disconnect() {
        observers.delete(this);
      }
    },
  );
  return {
    margins,
    scroll(isInView) {
      act(() => {
        for (const notify of [...observers.values()]) notify(isInView);
      });
    },
  };
}
