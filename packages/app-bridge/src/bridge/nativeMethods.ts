import type { BridgeProfile } from '../profile.ts';

// The calls of the native bridge: spec 7.

/** Types of a method's parameters and of the data in its reply. */
export interface NativeMethod {
  params: unknown;
  data: unknown;
}

/** Methods of the app. Add your own: `createBridge<NativeMethods & { 'Wallet.sign': … }>`. */
export type NativeMethods = {
  /** Returns the user's profile. */
  'UserProfile.getUserProfile': { params: { forceUpdate?: boolean }; data: BridgeProfile };
  /** Opens a page of the app. For the login pages, the app replies when the visitor has finished. */
  'Router.push': {
    params: { path: string; fromWeb?: 0 | 1; directlyRegister?: boolean };
    data: unknown;
  };
  /** Closes the webview and shows the app's home page. */
  'Router.pop2Home': { params: Record<string, never>; data: unknown };
  /** Returns the app's configuration. Every version of the app supports this method. */
  'SystemInfo.getAppConfig': { params: Record<string, never>; data: AppConfig };
  /** Opens an address outside the webview. */
  'UrlLauncher.open': { params: { url: string }; data: unknown };
};

/** Configuration of the app. */
export interface AppConfig {
  /** Version, such as `3.6.1` or `v3.6.1 (1234)`. */
  appVersion: string;
}

/**
 * Validates and returns the data of a reply, per method. A reader throws any error for invalid data; the
 * call then fails with `invalidReply`.
 */
export type ReplyReaders<Methods> = {
  [Name in keyof Methods]?: (
    data: unknown,
  ) => Methods[Name] extends { data: infer Data } ? Data : never;
};

/** Readers for the methods whose data this package uses. Undefined for methods whose data it ignores. */
export const nativeReaders = {
  'SystemInfo.getAppConfig': (data) => {
    const config = objectOf(data);
    if (typeof config.appVersion !== 'string') throw new TypeError('appVersion is not a string');
    return { ...config, appVersion: config.appVersion };
  },
  'UserProfile.getUserProfile': (data) => objectOf(data),
  'Router.push': undefined,
  'Router.pop2Home': undefined,
  'UrlLauncher.open': undefined,
} satisfies {
  [Name in keyof NativeMethods]: ((data: unknown) => NativeMethods[Name]['data']) | undefined;
};

/** @throws TypeError for lists, null and other types */
export function objectOf(data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new TypeError('the data is not an object');
  }
  return data as Record<string, unknown>;
}
