/** What may be told of a thing that happened. No free text: nothing here is about a person. */
export interface AnalyticsEvents {
  /** A page or a part of it was seen: `page`, `task daily-trade` … */
  view: { what: string };
  /** Something was begun: `task daily-trade`, `join` a campaign, `activate` a reward. */
  start: { what: string };
  /** Something was collected: `claim` (a task), `claimReward`, `claimAll`, `checkIn`. */
  claim: { what: string };
  /** Something that the visitor asked for did not work. */
  fail: { what: string; code: string | number };
  /** A step of the login machine: `nativeAsked`, `modalOpened`, `succeeded` … */
  login: { step: string; view: 'login' | 'register' };
}

/** Who the events are of: these fields and no others (spec 3, "Analytics user fields"). */
export interface UserFields {
  /** The stored user id; `''` for a guest. */
  user_id: string;
  isApp: boolean;
  isPhone: boolean;
  isPC: boolean;
  /** In the messaging app. */
  isTg: boolean;
  is_login: boolean;
}

export type Track = <Name extends keyof AnalyticsEvents>(
  event: Name,
  fields: AnalyticsEvents[Name],
) => void;

export interface AnalyticsOptions {
  url: string;
  /** Asked for every event, since logging in changes them. */
  user: () => UserFields;
  /** Whether the visitor refuses; asked for every event and before every sending. */
  isRefused: () => boolean;
  /** `navigator.sendBeacon`, bound. Returns false when the browser takes no more. */
  sendBeacon: (url: string, body: string) => boolean;
  /** The path of the page, without its query, which may carry what is private. */
  path: () => string;
  now?: () => number;
  setTimeout?: (callback: () => void, ms: number) => unknown;
  clearTimeout?: (timer: unknown) => void;
}

export interface Analytics {
  /** Notes an event; it is sent with others. Never throws. */
  track: Track;
  /** Sends what has been noted, such as when the page goes. */
  flush(): void;
}

/** How long events wait for company, in ms. */
const waitMs = 5_000;
/** Events of one beacon; the collector takes 100. */
const batchSize = 50;
/** Events kept while none can be sent; the oldest give way. */
const mostKept = 200;
/** Characters of one value: identifiers are short. */
const longestValue = 64;

/** Sends events in batches that outlive the page. What cannot be sent in time is forgotten. */
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
  let kept: object[] = [];
  let timer: unknown;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (isRefused()) kept = [];
    while (kept.length > 0) {
      const batch = kept.slice(0, batchSize);
      // As text: a type that asks no permission of another origin (a CORS preflight).
      if (!attempt(() => sendBeacon(url, JSON.stringify({ events: batch })))) return;
      kept = kept.slice(batch.length);
    }
  }

  return {
    track(event, fields) {
      if (isRefused()) return;
      kept.push({ event, time: now(), path: path(), ...user(), ...shortened(fields) });
      kept = kept.slice(-mostKept);
      if (kept.length >= batchSize) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}

function shortened(fields: object): object {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.slice(0, longestValue) : value,
  ]);
  return Object.fromEntries(entries) as object;
}

/** A beacon that is refused outright, as some blockers do, counts as not taken. */
function attempt(send: () => boolean): boolean {
  try {
    return send();
  } catch {
    return false;
  }
}
