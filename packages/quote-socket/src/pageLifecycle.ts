/**
 * - `hidden`, `visible`: the tab went to the back or came to the front.
 * - `offline`, `online`: the network of the machine.
 * - `suspend`, `resume`: frozen by the browser or put into its back-forward cache, and back.
 */
export type PageEvent = 'hidden' | 'visible' | 'offline' | 'online' | 'suspend' | 'resume';

/** What the socket wants to know of the page it lives in. */
export interface PageLifecycle {
  readonly hidden: boolean;
  readonly online: boolean;
  subscribe(listener: (event: PageEvent) => void): () => void;
}

/** The browser's events; all of them can be caught on the window. */
const pageEvents: Record<string, PageEvent | undefined> = {
  visibilitychange: undefined,
  online: 'online',
  offline: 'offline',
  freeze: 'suspend',
  pagehide: 'suspend',
  pageshow: 'resume',
  resume: 'resume',
};

/** The browser's own page; where there is no document, a page that is always in front. */
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
    // A server has no such function.
    for (const name in pageEvents) globalThis.addEventListener?.(name, handle, true);
    return () => {
      for (const name in pageEvents) globalThis.removeEventListener?.(name, handle, true);
    };
  },
};
