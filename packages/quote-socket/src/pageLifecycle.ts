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

/** The browser's own events; where there is no document, a page that is always in front. */
export const browserPage: PageLifecycle = {
  get hidden() {
    return globalThis.document?.visibilityState === 'hidden';
  },
  get online() {
    return globalThis.navigator?.onLine !== false;
  },
  subscribe(listener) {
    const { document } = globalThis;
    if (!document) return () => undefined;
    const handle = (event: Event) => {
      const pageEvent = pageEventOf(event);
      if (pageEvent) listener(pageEvent);
    };
    const targets: [EventTarget, string][] = [
      [document, 'visibilitychange'],
      [document, 'freeze'],
      [document, 'resume'],
      ...['online', 'offline', 'pagehide', 'pageshow'].map((name): [EventTarget, string] => [
        globalThis,
        name,
      ]),
    ];
    for (const [target, name] of targets) target.addEventListener(name, handle);
    return () => {
      for (const [target, name] of targets) target.removeEventListener(name, handle);
    };
  },
};

function pageEventOf({ type }: Event): PageEvent | undefined {
  switch (type) {
    case 'visibilitychange':
      return browserPage.hidden ? 'hidden' : 'visible';
    case 'freeze':
    case 'pagehide':
      return 'suspend';
    case 'pageshow':
      return 'resume';
    default:
      return type as PageEvent;
  }
}
