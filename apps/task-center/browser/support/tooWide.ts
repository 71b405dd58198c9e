/** Runs in the page. Returns the elements inside `part` (a selector) that overflow and cannot be scrolled. */
export function tooWide(part: string): string[] {
  // Input fields are ignored, because long text scrolls in them.
  const isCut = (element: Element) =>
    element.tagName !== 'INPUT' &&
    element.scrollWidth > element.clientWidth + 1 &&
    element.clientWidth > 1 &&
    !['visible', 'auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ...[...document.querySelectorAll(`${part} *`)]
      .filter(isCut)
      .map((element) => element.className),
  ];
}
