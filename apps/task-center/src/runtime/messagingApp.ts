import { createMiniApp, type MiniApp } from '@exchange/app-bridge';
import type { KeyValueStorage } from './safeStorage.ts';

/** The global object that the messaging app puts into the page. */
const proxyName = 'ExchangeMiniAppProxy';

/** What a start parameter may look like; anything else was not written by the messaging app. */
const startParamShape = /^[\w-]{1,64}$/;

export interface MessagingApp extends MiniApp {
  /** Who invited the visitor, if the messaging app says. */
  startParam(): string | undefined;
}

/** The messaging app around the page, or none: `isMiniApp` tells. */
export function connectMessagingApp({
  window,
  storage,
  tokenKey,
  inviteUrl,
}: {
  window: Pick<Window, 'location'>;
  storage: KeyValueStorage;
  tokenKey: string;
  inviteUrl: string;
}): MessagingApp {
  const getProxy = () => (window as unknown as Record<string, unknown>)[proxyName];
  return {
    ...createMiniApp({
      storage,
      tokenKey,
      getProxy,
      navigate: (url) => window.location.assign(url),
      inviteUrl,
    }),
    startParam() {
      const proxy = getProxy() as { startParam?: unknown } | null | undefined;
      const param = proxy?.startParam;
      return typeof param === 'string' && startParamShape.test(param) ? param : undefined;
    },
  };
}
