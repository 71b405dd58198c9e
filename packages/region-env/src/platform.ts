export type OperatingSystem = 'macos' | 'ios' | 'windows' | 'android' | 'linux';

/** Value of the client platform header: native app, mobile browser or desktop browser. */
export type ClientPlatform = 'app' | 'h5' | 'pc';

export interface PlatformHint {
  /** `navigator.userAgent`, or the header of a request. Default: empty, for an unknown desktop. */
  readonly userAgent?: string | null | undefined;
  /**
   * `navigator.maxTouchPoints`. iPads send the user agent of a Mac, but Macs have no touch screen. Default: 0.
   */
  readonly maxTouchPoints?: number | undefined;
  /** Text directly before the app version. Default: empty, for no app. */
  readonly appMarker?: string | undefined;
  /** Stored token of the mini app inside the messaging app, if any. */
  readonly miniAppToken?: string | null | undefined;
  /** Whether the global proxy object of the messaging app exists. Default: false. */
  readonly hasMiniAppProxy?: boolean | undefined;
}

export interface Platform {
  /** `undefined` if the user agent matches none of the five systems. */
  readonly os: OperatingSystem | undefined;
  /** Whether the device is a phone or tablet. */
  readonly isMobile: boolean;
  /** Whether the user agent contains the app marker. */
  readonly isApp: boolean;
  /** App version, such as `3.6.1`. `undefined` outside the app and if no version follows the marker. */
  readonly appVersion: string | undefined;
  /** Whether the page runs as a mini app: a stored token or the proxy object exists. */
  readonly isMiniApp: boolean;
  readonly client: ClientPlatform;
}

/** Spec 4, "Platform". The first match wins: Android user agents contain "Linux", and iPhone ones "like Mac OS X". */
const systems: readonly (readonly [OperatingSystem, RegExp])[] = [
  ['windows', /windows/i],
  ['ios', /iphone|ipad|ipod/i],
  ['android', /android/i],
  ['macos', /mac os|macintosh/i],
  ['linux', /linux|\b(?:x11|cros)\b/i],
];

/** Maximum length of a version in characters. */
const maxVersionLength = 64;

/** Detects the platform from a user agent. Never throws. */
export function detectPlatform(hint: PlatformHint = {}): Platform {
  const { maxTouchPoints = 0, miniAppToken, hasMiniAppProxy = false } = hint;
  // A header may be missing, and a configuration may come from JSON.
  const userAgent = textOf(hint.userAgent);
  const appMarker = textOf(hint.appMarker);
  const named = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  // The user agent of an iPad is that of a Mac.
  const os = named === 'macos' && maxTouchPoints > 1 ? 'ios' : named;
  const isMobile =
    os === 'ios' || os === 'android' || /\b(?:ie)?mobile\b|windows phone/i.test(userAgent);
  const markerAt = appMarker === '' ? -1 : userAgent.indexOf(appMarker);
  const isApp = markerAt >= 0;
  return {
    os,
    isMobile,
    isApp,
    appVersion: isApp ? versionAfter(userAgent, markerAt + appMarker.length) : undefined,
    isMiniApp: hasMiniAppProxy || Boolean(miniAppToken),
    client: clientOf({ isApp, isMobile }),
  };
}

/** Returns the version that starts at an index of the user agent, if any. */
function versionAfter(userAgent: string, index: number): string | undefined {
  return /^\d[\w.+-]*/.exec(userAgent.slice(index, index + maxVersionLength))?.[0];
}

/** Returns the client platform header (spec 4, "Platform"). */
function clientOf({ isApp, isMobile }: Pick<Platform, 'isApp' | 'isMobile'>): Platform['client'] {
  if (isApp) return 'app';
  return isMobile ? 'h5' : 'pc';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
