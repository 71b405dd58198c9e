import type { BridgeProfile } from './profile.ts';

/** What one method takes and gives. */
export interface NativeMethod {
  params: unknown;
  data: unknown;
}

/** The app's methods (spec 7). Add your own: `createBridge<NativeMethods & { 'Wallet.sign': … }>`. */
export type NativeMethods = {
  /** The app's view of the user. */
  'UserProfile.getUserProfile': { params: { forceUpdate?: boolean }; data: BridgeProfile };
  /** Opens a page of the app; for the login pages it answers when the visitor is done. */
  'Router.push': {
    params: { path: string; fromWeb?: 0 | 1; directlyRegister?: boolean };
    data: unknown;
  };
  /** Closes the webview and shows the app's home page. */
  'Router.pop2Home': { params: Record<string, never>; data: unknown };
  /** The one method that every version of the app answers. */
  'SystemInfo.getAppConfig': { params: Record<string, never>; data: AppConfig };
  /** Opens an address outside the webview. */
  'UrlLauncher.open': { params: { url: string }; data: unknown };
};

/** What an app tells about itself. */
export interface AppConfig {
  /** Such as `3.6.1` or `v3.6.1 (1234)`. */
  appVersion: string;
}

/**
 * Reads a method's data out of a reply. Throws what it likes when the data does not fit; the call
 * then fails with `INVALID_REPLY`.
 */
export type ReplyReaders<Methods> = {
  [Name in keyof Methods]?: (
    data: unknown,
  ) => Methods[Name] extends { data: infer Data } ? Data : never;
};

/** Checks of the methods whose data this package reads itself. */
export const nativeReaders = {
  'SystemInfo.getAppConfig': (data) => {
    const config = objectOf(data);
    if (typeof config.appVersion !== 'string') throw new TypeError('appVersion is no string');
    return { ...config, appVersion: config.appVersion };
  },
  'UserProfile.getUserProfile': (data) => objectOf(data),
} satisfies ReplyReaders<NativeMethods>;

function objectOf(data: unknown): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new TypeError('the data is no object');
  }
  return data as Record<string, unknown>;
}
