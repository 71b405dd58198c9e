/**
 * Marks the document if its scrollbar takes space. The style sheet prevents scrolling while a modal is
 * open, and keeps this space. Call this function before the modal opens.
 */
export function markScrollbar({ documentElement: root, defaultView }: Document): void {
  const scrollbarWidth = (defaultView?.innerWidth ?? 0) - root.clientWidth;
  root.toggleAttribute('data-scrollbar', scrollbarWidth > 0);
}
