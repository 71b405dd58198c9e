/**
 * Ref callback for an element whose parent must never shrink, so that a response from the server does not move the
 * content below. A change of the element's width resets the height.
 *
 * @returns a function that stops observing the element
 */
export function steadyHeight(element: HTMLElement | null): (() => void) | undefined {
  const parent = element?.parentElement;
  if (!element || !parent) return undefined;
  let width = 0;
  let height = 0;
  // Sets the height of the parent, because an observer must not resize the element that it observes.
  const observer = new ResizeObserver(() => {
    if (element.offsetWidth !== width) {
      width = element.offsetWidth;
      height = 0;
      parent.style.minBlockSize = '';
      parent.style.boxSizing = 'border-box';
    }
    if (parent.offsetHeight >= height) height = parent.offsetHeight;
    else parent.style.minBlockSize = `${height}px`;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
