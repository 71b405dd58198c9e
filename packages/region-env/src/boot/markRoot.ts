import { hostResolver } from '../host/resolveHost.ts';
import { imageSupportClasses, probeImageSupport, type ProbeImage } from '../image/imageSupport.ts';
import { detectPlatform } from '../platform.ts';
import { hasUserId, type ReadableStorage } from '../storedState.ts';
import type { BootFacts } from './bootFacts.ts';

/** The part of a window that `markRoot` uses. */
export interface BootWindow {
  readonly document: {
    readonly documentElement: {
      readonly dataset: Record<string, string | undefined>;
      readonly classList: { add(...names: string[]): void };
    };
    addEventListener(type: 'DOMContentLoaded', listener: () => void): void;
  };
  readonly location: { readonly hostname: string; readonly search: string };
  readonly navigator: { readonly userAgent: string };
  readonly localStorage: ReadableStorage;
  readonly Image: new () => ProbeImage;
}

/**
 * Marks the root element before the first paint, so that the first paint shows the right logo. Never throws.
 *
 * - sets `data-edition` from the host
 * - sets `data-app="true"` inside the native app
 * - sets `data-login="true"` if a user id is stored. This is a hint for styling, not proof of a session.
 * - adds the classes `avif` or `no-avif` and `webp` or `no-webp` once the image probe is done. The probe loads `data:`
 *   images after `DOMContentLoaded`, so that decoding them does not delay the first paint.
 *
 * @param page default: the globals
 */
export function markRoot(facts: BootFacts, page: BootWindow = globalThis): void {
  const { documentElement: root } = page.document;
  root.dataset.edition = facts.editions[0].id;
  // Browsers may deny access to each of these, and a part that fails must not stop the others.
  for (const mark of [markEdition, markApp, markLogin, markImages]) {
    try {
      mark();
    } catch {
      // The page works without this mark.
    }
  }

  function markEdition() {
    const { hostname, search } = page.location;
    root.dataset.edition = hostResolver(facts)(hostname, { search }).edition;
  }

  /** Inside the app, pages look different (spec 1 and spec 4, "Shell"). */
  function markApp() {
    const { userAgent } = page.navigator;
    if (detectPlatform({ userAgent, appMarker: facts.appMarker }).isApp) root.dataset.app = 'true';
  }

  function markLogin() {
    const { userIdKey, guestValues } = facts;
    if (hasUserId(page.localStorage, userIdKey, guestValues)) root.dataset.login = 'true';
  }

  function markImages() {
    page.document.addEventListener('DOMContentLoaded', () => {
      void probeImageSupport({ createImage: () => new page.Image() }).then((support) => {
        root.classList.add(...imageSupportClasses(support));
      });
    });
  }
}
