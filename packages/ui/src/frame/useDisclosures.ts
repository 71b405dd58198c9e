import { useEffect, type RefObject } from 'react';
import { watchTargets } from '../composition/trees.ts';

/**
 * Makes every `<details>` inside an element behave like a menu. Esc closes the innermost open one and
 * returns focus to its summary. A press or focus outside closes it.
 */
export function useDisclosures(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;

    const unwatch = watchTargets(element, (target) => {
      for (const details of element.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        if (!details.contains(target)) details.open = false;
      }
    });
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
      if (!open || !element.contains(open)) return;
      event.preventDefault();
      open.open = false;
      open.querySelector('summary')?.focus();
    };

    element.addEventListener('keydown', closeByKey);
    return () => {
      unwatch();
      element.removeEventListener('keydown', closeByKey);
    };
  }, [container]);
}
