import { createMiniApp, type MiniApp } from '@exchange/app-bridge/mini-app';
import type { KeyValueStorage } from '../browser/safeStorage.ts';

/** Global object that the messaging app adds to the page (spec 1). */
const proxyName = 'ExchangeMiniAppProxy';

/** Format of a valid start parameter. The messaging app never sends another format. */
const startParamShape = /^[\w-]{1,64}$/;

export interface MiniAppConnection extends MiniApp {
  /** Start parameter of the messaging app: the referral code of the inviter, if any. */
  startParam(): string | undefined;
}

/** Connects to the messaging app that hosts the page. `isMiniApp` returns false outside it. */
export function connectMiniApp({
  window,
  storage,
  tokenKey,
  inviteUrl,
}: {
  window: Pick<Window, 'location'>;
  storage: KeyValueStorage;
  tokenKey: string;
  inviteUrl: string;
}): MiniAppConnection {
  const getProxy = () => (window as unknown as Record<string, unknown>)[proxyName];
  return {
    ...createMiniApp({
      storage,
      tokenKey,
      getProxy,
      navigate: (url) => window.location.assign(url),
      inviteUrl,
      getPageUrl: () => window.location.href,
    }),
    startParam() {
      const proxy = getProxy() as { startParam?: unknown } | null | undefined;
      const param = proxy?.startParam;
      return typeof param === 'string' && startParamShape.test(param) ? param : undefined;
    },
  };
}
