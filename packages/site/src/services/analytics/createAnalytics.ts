import { createBatcher } from '../browser/createBatcher.ts';

/** Fields of each analytics event. Free text and personal data are not allowed. */
export interface AnalyticsEvents {
  /** A page or a part of it was viewed, such as `page` or `task daily-trade`. */
  view: { what: string };
  /** The visitor started something: `task daily-trade`, `join` (a campaign), `activate` (a reward). */
  start: { what: string };
  /** A reward was claimed: `claim` (a task), `claimReward`, `claimAll`, `checkIn`. */
  claim: { what: string };
  /** A write that the visitor requested failed. */
  fail: { what: string; code: string | number };
  /** The visitor reached a step of the login, such as `nativeAsked`, `modalOpened` or `succeeded`. */
  login: { step: string; view: 'login' | 'register' };
}

/** User fields sent with every event, and no others (spec 3, "Analytics user fields"). */
export interface UserFields {
  /** The stored user id; `''` for a guest. */
  user_id: string;
  isApp: boolean;
  isPhone: boolean;
  isPC: boolean;
  /** Whether the page runs inside the messaging app. */
  isTg: boolean;
  is_login: boolean;
}

export type Track = <Name extends keyof AnalyticsEvents>(
  event: Name,
  fields: AnalyticsEvents[Name],
) => void;

export interface AnalyticsOptions {
  url: string;
  /** Read for every event, because logging in changes these fields. */
  user: () => UserFields;
  /** Whether the visitor opts out of analytics. Read for every event and before every beacon. */
  isRefused: () => boolean;
  /** `navigator.sendBeacon`, bound to `navigator`. Returns false if the browser's queue is full. */
  sendBeacon: (url: string, body: string) => boolean;
  /** Path of the page without its query, which may contain private data. */
  path: () => string;
  now?: () => number;
  setTimeout?: (callback: () => void, ms: number) => unknown;
  clearTimeout?: (timer: unknown) => void;
}

export interface Analytics {
  /** Queues an event for the next batch. Never throws. */
  track: Track;
  /** Sends the queued events immediately, for example when the page is hidden. */
  flush: () => void;
}

/** Maximum length of a string value, in characters. Identifiers are short. */
const maxValueLength = 64;

/**
 * Sends analytics events in batches with beacons, which outlive the page. Events that could not be
 * sent before the page closes are lost.
 */
export function createAnalytics({
  url,
  user,
  isRefused,
  sendBeacon,
  path,
  now = () => Date.now(),
  setTimeout = (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout = (timer) =>
    globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
}: AnalyticsOptions): Analytics {
  const { add, flush } = createBatcher<object>({
    // A string body is sent as text/plain, which needs no CORS preflight.
    send: (events) => sendBeacon(url, JSON.stringify({ events })),
    isRefused,
    setTimeout,
    clearTimeout,
  });
  return {
    track: (event, fields) =>
      add({ event, time: now(), path: path(), ...user(), ...shortened(fields) }),
    flush,
  };
}

function shortened(fields: object): object {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.slice(0, maxValueLength) : value,
  ]);
  return Object.fromEntries(entries) as object;
}
