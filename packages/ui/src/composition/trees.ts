/** Returns the shadow roots that contain an element, innermost first, and then its document. */
export function treesAround(element: Element): Node[] {
  const root = element.getRootNode();
  return 'host' in root ? [root, ...treesAround(root.host as Element)] : [root];
}

/**
 * Calls a listener with each element that the visitor presses or focuses. For an element in a shadow root, the listener
 * gets the element there, not the host that the document's listeners get. Returns a function that stops it.
 */
export function watchTargets(element: Element, listener: (target: Node) => void): () => void {
  const trees = treesAround(element);
  let latest: Event | undefined;
  const listen = (event: Event) => {
    // The innermost tree gets the event first.
    if (event === latest) return;
    latest = event;
    listener(event.target as Node);
  };
  const types = ['pointerdown', 'focusin'];
  for (const tree of trees) for (const type of types) tree.addEventListener(type, listen);
  return () => {
    for (const tree of trees) for (const type of types) tree.removeEventListener(type, listen);
  };
}
