import { startEarly, type EarlyRequest } from '@exchange/api-client/early';
import { userHeader } from '@exchange/task-center-api';
import { features, paths, telemetry } from '../../../exchange.config.ts';
import { editions, regions } from '../../paths/regions.ts';

interface Facts {
  /** Origins of the API, by host of the page. */
  apis: Readonly<Record<string, string>>;
  localHosts: readonly string[];
  appMarker: string;
  guid: string;
  userId: string;
  miniAppToken: string;
  profile: string;
  userHeader: string;
  /** Fraction of page loads whose traces are recorded, or undefined if calls have no trace. */
  tracedShare: number | undefined;
}

/**
 * Starts the profile call and the page's first data call before the API client has loaded. The client uses their
 * responses (`createEarlyFetch`) if it would send the same headers, and else sends the requests again. Starts no
 * request if some headers are not available yet: inside the app and the mini app, and without cookies.
 *
 * The function is inlined into the page as text. It must use only its arguments and globals.
 */
function startFirstRequests(start: typeof startEarly, facts: Facts): EarlyRequest[] {
  const requests: EarlyRequest[] = [];
  try {
    const { userAgent: agent, maxTouchPoints: touches } = navigator;
    const isLocal = facts.localHosts.includes(location.hostname);
    const api = isLocal ? location.origin : facts.apis[location.host];
    const hasOtherServices = isLocal && document.querySelector('meta[name=local-services]');
    if (api === undefined || hasOtherServices || agent.includes(facts.appMarker)) return requests;
    if (localStorage.getItem(facts.miniAppToken) !== null) return requests;

    const readGuid = () =>
      new RegExp(`(?:^|; )${facts.guid}=([\\w-]{36})(?:;|$)`).exec(document.cookie)?.[1];
    if (readGuid() === undefined) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${facts.guid}=${crypto.randomUUID()}; Max-Age=${120 * 86_400}; Path=/; SameSite=Lax${secure}`;
    }
    const guid = readGuid();
    if (guid === undefined) return requests;
    const isApple = /mac os|macintosh/i.test(agent);
    const isMobile =
      /\b(?:ie)?mobile\b|windows phone/i.test(agent) ||
      (!/windows/i.test(agent) &&
        (/iphone|ipad|ipod|android/i.test(agent) || (isApple && touches > 1)));
    const headers = { guid, platform: isMobile ? 'h5' : 'pc' };

    const stored = localStorage.getItem(facts.userId) ?? '';
    const user = /^[1-9]\d{0,19}$/.test(stored) ? stored : '0';
    const hex = (length: number) =>
      Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
    const traceId = hex(16);
    const send = (path: string, own: Record<string, string> = {}) => {
      const all: Record<string, string> = { ...headers, ...own };
      if (facts.tracedShare !== undefined) {
        const isSampled = parseInt(traceId.slice(0, 8), 16) / 2 ** 32 < facts.tracedShare;
        all.traceparent = `00-${traceId}-${hex(8)}-0${isSampled ? 1 : 0}`;
      }
      return start(api + path, all);
    };
    requests.push(send(facts.profile));
    const { read, readFor } = document.documentElement.dataset;
    if (read === undefined || (readFor === 'users' && user === '0')) return requests;
    const address = new URLSearchParams(location.search);
    let isComplete = true;
    const path = read.replace(/=\{([\w-]+)(?:\|(\w+))?\}/g, (_, name: string, other?: string) => {
      const value = address.get(name) ?? other;
      if (value === undefined) isComplete = false;
      return new URLSearchParams({ '': value ?? '' }).toString();
    });
    if (isComplete) requests.push(send(path, { [facts.userHeader]: user }));
  } catch {
    // The client sends the requests later.
  }
  return requests;
}

/**
 * Defines `window.earlyRequests`, and starts the requests after the first paint, because they need CPU time. If the
 * page's scripts need them before, they start then.
 *
 * The function is inlined into the page as text. It must use only its arguments and globals.
 */
function startAfterPaint(start: () => EarlyRequest[]): void {
  Object.defineProperty(window, 'earlyRequests', {
    configurable: true,
    get() {
      const value = start();
      Object.defineProperty(window, 'earlyRequests', { value });
      return value;
    },
  });
  requestAnimationFrame(() => setTimeout(() => window.earlyRequests));
}

const { cookies, storageKeys, appMarker } = regions.config;

/** Returns the API origins by host of the site. Omits test sites, because every page contains this list. */
function apis(): Record<string, string> {
  const hosts = editions.map((edition) => new URL(regions.siteOrigin(edition)).host);
  return Object.fromEntries(
    hosts.flatMap((host) => {
      const api = regions.endpoints(host)?.api;
      return api === undefined ? [] : [[host, api]];
    }),
  );
}

const facts: Facts = {
  apis: apis(),
  localHosts: ['localhost', '127.0.0.1'],
  appMarker,
  guid: cookies.guid,
  userId: storageKeys.userId,
  miniAppToken: storageKeys.miniAppToken,
  profile: paths.account.profile,
  userHeader,
  tracedShare: features.telemetry ? telemetry.vitals : undefined,
};

/** Source of the inline script. It is the same on every page, so the CSP needs only one hash. */
export const earlyRequestsScript = `(${startAfterPaint.toString()})(()=>(${startFirstRequests.toString()})(${startEarly.toString()},${JSON.stringify(facts)}))`;
