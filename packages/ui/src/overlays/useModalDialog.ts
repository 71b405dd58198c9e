import { useEffect, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react';
import { useForwardedRef } from '../composition/useForwardedRef.ts';

interface DialogOptions {
  isOpen: boolean;
  /** Element that gets focus when the modal opens. If undefined, `focusContent` chooses it. */
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Element that gets focus when the modal closes. If undefined, the browser returns focus. */
  finalFocus: RefObject<HTMLElement | null> | undefined;
}

/**
 * Opens and closes the dialog of a modal, and moves the focus.
 *
 * @returns a ref for the dialog, and whether its content is mounted: while it is open, and until its exit animation has
 *   ended
 */
export function useModalDialog(
  ref: Ref<HTMLDialogElement> | undefined,
  { isOpen, initialFocus, finalFocus }: DialogOptions,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  useForwardedRef(ref, dialog);
  // Mount the content only after the dialog is shown, because a hidden element cannot take focus.
  const [isShown, setIsShown] = useState(false);

  const latestFinalFocus = useRef(finalFocus);
  useLayoutEffect(() => {
    latestFinalFocus.current = finalFocus;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    markScrollbar(element.ownerDocument);
    delete element.dataset.closing;
    element.showModal();
    setIsShown(true);
    return () => {
      // The style sheet shows and animates a closed dialog with this attribute.
      element.dataset.closing = '';
      element.close();
      latestFinalFocus.current?.current?.focus();
      whenAnimated(element, () => {
        if (element.open) return;
        delete element.dataset.closing;
        setIsShown(false);
      });
    };
  }, [isOpen]);

  const isReady = isOpen && isShown;
  useEffect(() => {
    if (!isReady) return;
    if (initialFocus?.current) initialFocus.current.focus();
    else if (dialog.current) focusContent(dialog.current);
  }, [isReady, initialFocus]);

  return { dialog, isShown };
}

/** Fields of forms that can be changed. */
const fields =
  ':scope form :is(input:not([type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"]), select, textarea, [role="combobox"]):not([readonly])';

/**
 * Focuses the first field of a form, or else the title, unless the content has taken focus. The browser itself
 * focuses the close button, because the content is mounted later.
 */
function focusContent(dialog: HTMLElement): void {
  const tree = dialog.getRootNode() as Document | ShadowRoot;
  const [body, footer] = [...(dialog.firstElementChild?.children ?? [])].slice(1);
  if (body?.contains(tree.activeElement) || footer?.contains(tree.activeElement)) return;
  for (const field of dialog.querySelectorAll<HTMLElement>(fields)) {
    if (field.tabIndex < 0) continue;
    // Has no effect on a disabled or hidden field.
    field.focus();
    if (tree.activeElement === field) return;
  }
  dialog.querySelector('h2')?.focus();
}

/** Calls a function when the transitions and animations of an element have ended, or at once if there are none. */
function whenAnimated(element: HTMLElement, done: () => void): void {
  // jsdom has no animations.
  const animations = 'getAnimations' in element ? element.getAnimations() : [];
  if (animations.length === 0) done();
  else void Promise.allSettled(animations.map(({ finished }) => finished)).then(done);
}

/**
 * Marks the document if its scrollbar takes space. The style sheet prevents scrolling while a modal is
 * open, and keeps this space. Call this function before the modal opens.
 */
function markScrollbar({ documentElement: root, defaultView }: Document): void {
  const scrollbarWidth = (defaultView?.innerWidth ?? 0) - root.clientWidth;
  root.toggleAttribute('data-scrollbar', scrollbarWidth > 0);
}
