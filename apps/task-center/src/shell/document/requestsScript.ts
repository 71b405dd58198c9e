import type { EarlyRequest } from '@exchange/api-client/early';
import { startFirstRequests } from '@exchange/site/services/first-requests';
import { guestId } from '@exchange/site/services/session';
import { features, paths, telemetry } from '../../../exchange.config.ts';
import { readCall } from '../../services/server/readCall.ts';
import { earlyReadOf } from './earlyReads.ts';

// Runs before the page's other scripts, and after the document is parsed. The requests start after the first paint,
// because they need CPU time. If the page's scripts need them before, they start then.
Object.defineProperty(window, 'earlyRequests', {
  configurable: true,
  get() {
    const value = start();
    Object.defineProperty(window, 'earlyRequests', { value });
    return value;
  },
});
requestAnimationFrame(() => setTimeout(() => window.earlyRequests));

function start(): EarlyRequest[] {
  try {
    const { facts, hosts } = window.first;
    return startFirstRequests({
      window,
      hosts,
      appMarker: facts.brand.appMarker,
      storageKeys: facts.storageKeys,
      guidCookie: facts.guidCookie,
      profile: paths.account.profile,
      sampling: features.telemetry ? telemetry : undefined,
      firstRead,
    });
  } catch {
    // The client sends the requests later.
    return [];
  }
}

function firstRead(userId: string) {
  const { facts } = window.first;
  const { page, locale } = document.documentElement.dataset;
  const read = earlyReadOf(page, new URLSearchParams(location.search));
  if (!read || (userId === guestId && !facts.openReads.includes(read.name))) return undefined;
  const lang = locale || facts.defaultLocale;
  return readCall(read.name, { ...read.query, lang }, { userId });
}
