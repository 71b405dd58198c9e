'use client';

import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactElement } from 'react';
import { useForwardedRef } from './useForwardedRef.ts';
import { classes } from './classes.ts';

export interface FocusKeeperProps extends ComponentProps<'div'> {
  /**
   * CSS selector of parts, such as the cards of a list. If the focused element disappears or becomes
   * disabled, focus moves to the innermost part around it, so that a second press does not activate a
   * button in another part. Default: none.
   */
  parts?: string | undefined;
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/**
 * Keeps focus inside when the focused element disappears or becomes disabled, such as a button that was
 * pressed. Focus moves to the part that contained the element, or else to the next focusable element, the
 * previous one, or the container itself. Without this component, the browser moves focus to the start of
 * the page.
 */
export function FocusKeeper({ parts, className, ref, ...native }: FocusKeeperProps): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  useForwardedRef(ref, container);
  const latestParts = useRef(parts);
  useLayoutEffect(() => {
    latestParts.current = parts;
  }, [parts]);

  useEffect(() => {
    if (!container.current) return undefined;
    return keepFocus(container.current, () => latestParts.current);
  }, []);

  return (
    <div
      tabIndex={-1}
      {...native}
      ref={container}
      className={classes('x-focus-keeper', className)}
    />
  );
}

/**
 * Follows the focus inside an element, and moves it if the focused element is lost. Returns a function that stops this.
 *
 * @param partsSelector - returns the CSS selector of the parts, if any
 */
function keepFocus(element: HTMLElement, partsSelector: () => string | undefined): () => void {
  const { body } = element.ownerDocument;
  /** Returns the focused element of the document or shadow root that contains the component. */
  const active = () => (element.getRootNode() as Document | ShadowRoot).activeElement;
  let focused: Element | undefined;
  /** Elements around the focused one, innermost first. */
  let around: HTMLElement[];
  /** The focusable elements after the focused one, and then all of them in reverse, to find the previous one. */
  let neighbours: HTMLElement[];
  const remember = ({ target }: FocusEvent) => {
    focused = target as Element;
    const all = [...element.querySelectorAll<HTMLElement>(focusable)];
    const at = all.indexOf(focused as HTMLElement);
    neighbours = [...all.slice(at + 1), ...all.reverse()];
    around = [];
    let parent = focused.parentElement;
    for (; parent && parent !== element; parent = parent.parentElement) around.push(parent);
  };
  const forget = () => {
    // An element that is being removed may fire `blur` while it is still connected, so check later.
    queueMicrotask(() => {
      if (focused?.isConnected && active() !== focused) focused = undefined;
    });
  };
  const observer = new MutationObserver(() => {
    const isLost = focused && (!focused.isConnected || focused.matches(':disabled'));
    // A disabled element keeps focus at first. If the site has focused another element, leave focus there.
    const now = active() ?? element.ownerDocument.activeElement;
    if (!isLost || ![null, body, focused].includes(now)) return;
    focused = undefined;
    const selector = partsSelector();
    const part = selector && around.find((each) => each.isConnected && each.matches(selector));
    if (part) {
      focusPart(part);
      return;
    }
    // Try one after the other, because hidden, disabled and removed elements cannot be focused.
    for (const each of [...neighbours, element]) {
      each.focus();
      if (active() === each) break;
    }
  });
  element.addEventListener('focusin', remember);
  element.addEventListener('focusout', forget);
  observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    element.removeEventListener('focusin', remember);
    element.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

/** Focuses a part. It is focusable only until it loses focus, so that later clicks do not focus it. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
