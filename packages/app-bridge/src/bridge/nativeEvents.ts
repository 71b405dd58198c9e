import { objectOf } from './nativeMethods.ts';

/** Events of the app. Add your own: `createBridge<NativeMethods, NativeEvents & { 'Wallet.changed': … }>`. */
export type NativeEvents = {
  /** The visitor pressed the back button of the app. */
  'Router.backPressed': undefined;
  /** The app switched its theme. */
  'SystemInfo.themeChanged': { theme: 'light' | 'dark' };
  /** The webview is visible again. */
  'SystemInfo.resumed': undefined;
};

/** Validates and returns the data of an event, per event. A reader throws any error for invalid data. */
export type EventReaders<Events> = {
  [Name in keyof Events]?: (data: unknown) => Events[Name];
};

export const nativeEventReaders: EventReaders<NativeEvents> = {
  'Router.backPressed': () => undefined,
  'SystemInfo.themeChanged': (data) => {
    const { theme } = objectOf(data);
    if (theme !== 'light' && theme !== 'dark') throw new TypeError('theme is not light or dark');
    return { theme };
  },
  'SystemInfo.resumed': () => undefined,
};
