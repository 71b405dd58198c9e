/**
 * Ref of an element whose parent never becomes lower than it was, so that a response of the server does not move what
 * follows. A new width of the window starts again.
 *
 * @returns a function that stops it
 */
export function steadyHeight(element: HTMLElement | null): (() => void) | undefined {
  const parent = element?.parentElement;
  if (!element || !parent) return undefined;
  let width = 0;
  let height = 0;
  // The parent gets the height, because an observer must not change the element that it observes.
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
