import { createPhone, type Phone, type PhoneEvent, type PhoneState } from './phone.ts';
import type { PhoneSettings } from './phoneSettings.ts';
import { home } from './screen.ts';

/** State before the first subscription. */
export const noPhone: PhoneState = { screen: home, theme: 'light', entries: [], pending: 0 };

/** A phone that exists only while it has subscribers, because its app has timers. */
export interface WatchedPhone {
  /** Does nothing without subscribers. */
  call(method: string, params: unknown): void;
  /** Does nothing without subscribers. */
  emit(event: PhoneEvent): void;
  getState(): PhoneState;
  /** The first subscription creates the phone. The phone is disposed when the last subscription ends. */
  subscribe(listener: () => void): () => void;
}

export function phoneWhileWatched(settings: PhoneSettings, create = createPhone): WatchedPhone {
  let phone: Phone | undefined;
  let subscriptions = 0;
  return {
    call: (method, params) => phone?.call(method, params),
    emit: (event) => phone?.emit(event),
    getState: () => phone?.getState() ?? noPhone,
    subscribe(listener) {
      phone ??= create(settings);
      subscriptions += 1;
      const unsubscribe = phone.subscribe(listener);
      let isSubscribed = true;
      return () => {
        if (!isSubscribed) return;
        isSubscribed = false;
        unsubscribe();
        subscriptions -= 1;
        if (subscriptions > 0) return;
        phone?.dispose();
        phone = undefined;
      };
    },
  };
}
