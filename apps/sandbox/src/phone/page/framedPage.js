/**
 * Controls the page in the phone's frame.
 *
 * @param {HTMLIFrameElement} frame
 * @param {HTMLInputElement} address
 */
export function createFramedPage(frame, address) {
  let loads = 0;
  return {
    /** Number of pages loaded so far. A timer compares it to do nothing if its page was replaced. */
    get loads() {
      return loads;
    },
    /**
     * Call when the first script of a loaded page runs.
     *
     * @param {Location} location
     */
    started({ pathname, search, hash }) {
      loads += 1;
      address.value = pathname + search + hash;
    },
    /** Opens the address. Opening the same address again reloads the page. */
    open() {
      loads += 1;
      const url = new URL(address.value || '/', location.href);
      // The phone can simulate the app only in same-origin pages, so it opens no others.
      const isOwn = url.origin === location.origin;
      const target = isOwn ? url.pathname + url.search + url.hash : '/task-center';
      const { contentWindow } = frame;
      const isOpen = contentWindow?.location.href === new URL(target, location.href).href;
      if (frame.src && isOpen) contentWindow.location.reload();
      else frame.src = target;
    },
  };
}
