import { useEffect } from 'react';

/** Parts of a page that can receive the focus of their removed buttons. */
const parts = 'li, article, section, main';

/**
 * Keeps the keyboard position when the focused element is removed, such as the button of a reward
 * that is claimed now. Focuses the nearest part of the page that contained it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | undefined;
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      focused = target as Element;
      around = partsAround(focused);
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const part = around.find(({ isConnected }) => isConnected);
      if (part) focusPart(part);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

/** Returns the parts that contain an element, from the inside out. */
function partsAround(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(parts);
  return part ? [part, ...partsAround(part)] : [];
}

/** Makes a part focusable only while it has the focus, so that clicks do not focus it later. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
