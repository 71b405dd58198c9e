import type { EarlyCall } from '@exchange/api-client/early';
import { features, paths, telemetry } from '../../../exchange.config.ts';
import { displayedEdition } from '../../services/displayedEdition.ts';
import { startFirstRequests } from '../../services/startFirstRequests.ts';

export interface FirstRequests {
  /**
   * Returns the page's first call for data, if any.
   *
   * @param page - path of the page without a locale, its locale, and the edition that it displays
   * @param userId - id of the user who was logged in at the last visit, or `guestId`
   */
  firstRead: (
    page: { path: string; locale: string; edition: string },
    userId: string,
  ) => EarlyCall | undefined;
}

/**
 * Prepares the first requests of a page. They start after the first paint, because they need CPU time. If the app's
 * scripts need them before, they start then. For a script that runs before the app's (`build/firstScripts.ts`).
 */
export function prepareFirstRequests({ firstRead }: FirstRequests): void {
  const { window } = globalThis;
  Object.defineProperty(window, 'earlyRequests', {
    configurable: true,
    get() {
      const value = start();
      Object.defineProperty(window, 'earlyRequests', { value });
      return value;
    },
  });
  requestAnimationFrame(() => setTimeout(() => window.earlyRequests));

  function start() {
    try {
      const { facts, hosts } = window.first;
      const { page: path = '', locale, editions = '' } = document.documentElement.dataset;
      const host = hosts.resolveHost(location.host, location);
      const edition = displayedEdition(host.edition, editions === '' ? [] : editions.split(' '));
      return startFirstRequests({
        window,
        hosts,
        appMarker: facts.brand.appMarker,
        storageKeys: facts.storageKeys,
        guidCookie: facts.guidCookie,
        profile: paths.account.profile,
        sampling: features.telemetry ? telemetry : undefined,
        firstRead: (userId) =>
          firstRead({ path, locale: locale || facts.defaultLocale, edition }, userId),
      });
    } catch {
      // The client sends the requests later.
      return [];
    }
  }
}
