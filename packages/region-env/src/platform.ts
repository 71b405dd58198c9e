import { defaultRegionConfig } from './config.ts';

export type OperatingSystem = 'macos' | 'ios' | 'windows' | 'android' | 'linux';

/** Value of the client platform header: the native app, a mobile browser, a desktop. Specification 4. */
export type ClientPlatform = 'app' | 'h5' | 'pc';

export interface PlatformHint {
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`: an iPad says it is a Mac, but no Mac has a touch screen. */
  readonly maxTouchPoints?: number | undefined;
  /** Default: that of `defaultRegionConfig`. */
  readonly appMarker?: string | undefined;
  /** The stored token of the messaging mini app, if any. */
  readonly miniAppToken?: string | null | undefined;
  /** Whether the messenger's global proxy object is there. */
  readonly hasMiniAppProxy?: boolean | undefined;
}

export interface Platform {
  /** `undefined` for a user agent that names none of the five. */
  readonly os: OperatingSystem | undefined;
  /** A phone or a tablet. */
  readonly isMobile: boolean;
  /** The user agent carries the app marker. */
  readonly isApp: boolean;
  /** What follows the marker: `3.6.1`; `undefined` outside the app or without a version. */
  readonly appVersion: string | undefined;
  /** The messaging app's mini app: a stored token or the proxy object says so. Specification 1. */
  readonly isMiniApp: boolean;
  readonly client: ClientPlatform;
}

/** The first that fits counts: Android says it is Linux, an iPhone that it is like Mac OS. */
const systems: readonly (readonly [OperatingSystem, RegExp])[] = [
  ['windows', /windows/i],
  ['ios', /iphone|ipad|ipod/i],
  ['android', /android/i],
  ['macos', /mac os|macintosh/i],
  ['linux', /linux|x11|cros/i],
];

/** Longest version that is read, in characters. */
const longestVersion = 64;

/** Reads a user agent. Any text gives an answer. */
export function detectPlatform({
  userAgent,
  maxTouchPoints = 0,
  appMarker = defaultRegionConfig.appMarker,
  miniAppToken,
  hasMiniAppProxy = false,
}: PlatformHint): Platform {
  const named = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const os = named === 'macos' && maxTouchPoints > 1 ? 'ios' : named;
  const isMobile = os === 'ios' || os === 'android' || /mobile|windows phone/i.test(userAgent);
  const markerAt = appMarker === '' ? -1 : userAgent.indexOf(appMarker);
  const isApp = markerAt >= 0;
  const versionAt = markerAt + appMarker.length;
  return {
    os,
    isMobile,
    isApp,
    appVersion: isApp
      ? /^\d[\w.+-]*/.exec(userAgent.slice(versionAt, versionAt + longestVersion))?.[0]
      : undefined,
    isMiniApp: hasMiniAppProxy || Boolean(miniAppToken),
    client: isApp ? 'app' : isMobile ? 'h5' : 'pc',
  };
}
