/**
 * Marks a document whose scrollbar takes space. The style sheet locks the scrolling of the page while a
 * modal is open, and keeps this space. Call it before the modal opens.
 */
export function markScrollbar({ documentElement: root, defaultView }: Document): void {
  const scrollbarWidth = (defaultView?.innerWidth ?? 0) - root.clientWidth;
  root.toggleAttribute('data-scrollbar', scrollbarWidth > 0);
}
