/**
 * - `hidden`, `visible`: the tab went to the background or came to the foreground.
 * - `offline`, `online`: the machine lost or regained its network.
 * - `suspend`: the page was frozen or entered the back-forward cache. `resume`: it returned.
 */
export type PageEvent = 'hidden' | 'visible' | 'offline' | 'online' | 'suspend' | 'resume';

/** Visibility, network and lifecycle of the page that uses the socket. */
export interface PageLifecycle {
  readonly hidden: boolean;
  readonly online: boolean;
  subscribe(listener: (event: PageEvent) => void): () => void;
}

/** Maps browser events to page events. A capturing listener on `window` receives all of them. */
const pageEvents: Record<string, PageEvent | undefined> = {
  visibilitychange: undefined,
  online: 'online',
  offline: 'offline',
  freeze: 'suspend',
  pagehide: 'suspend',
  pageshow: 'resume',
  resume: 'resume',
};

/** The browser page. Without a document, such as in Node, it is always visible and online. */
export const browserPage: PageLifecycle = {
  get hidden() {
    return globalThis.document?.visibilityState === 'hidden';
  },
  get online() {
    return globalThis.navigator?.onLine !== false;
  },
  subscribe(listener) {
    const handle = ({ type }: Event) => {
      listener(pageEvents[type] ?? (browserPage.hidden ? 'hidden' : 'visible'));
    };
    // Node has no global `addEventListener`.
    for (const name in pageEvents) globalThis.addEventListener?.(name, handle, true);
    return () => {
      for (const name in pageEvents) globalThis.removeEventListener?.(name, handle, true);
    };
  },
};
