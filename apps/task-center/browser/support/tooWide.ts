/** Runs in the page. Returns the elements in a part of it that overflow and cannot be scrolled. */
export function tooWide(part: string): string[] {
  // A text may be longer than its field, which scrolls.
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
