import { useEffect, type RefObject } from 'react';

/**
 * Makes every `<details>` inside an element behave like a menu. Esc closes the innermost open one and
 * returns focus to its summary. A press or focus outside closes it.
 */
export function useDisclosures(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const page = element.ownerDocument;

    const closeOthers = ({ target }: Event) => {
      for (const details of element.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        if (!details.contains(target as Node | null)) details.open = false;
      }
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
      if (!open || !element.contains(open)) return;
      event.preventDefault();
      open.open = false;
      open.querySelector('summary')?.focus();
    };

    page.addEventListener('pointerdown', closeOthers);
    page.addEventListener('focusin', closeOthers);
    element.addEventListener('keydown', closeByKey);
    return () => {
      page.removeEventListener('pointerdown', closeOthers);
      page.removeEventListener('focusin', closeOthers);
      element.removeEventListener('keydown', closeByKey);
    };
  }, [container]);
}
