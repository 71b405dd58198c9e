import type { ApiClient } from '@exchange/api-client/fetch';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import type { Session } from './createSession.ts';
import type { SessionState } from './sessionState.ts';
import { guestId, isForOtherUser, readUserId } from './userId.ts';

const channelName = 'exchange:identity';

/** Synchronizes the visitor's identity between tabs. */
export interface SessionSync {
  /** Follows the identity until the returned function is called. */
  watch(): () => void;
  /**
   * Stores the user id, which is the login flag on the next visit (spec 3), and notifies other tabs if
   * it has changed. Ignores an unknown session.
   */
  record(state: SessionState): void;
}

interface SessionSyncOptions {
  window: Window;
  api: Pick<ApiClient, 'on' | 'forget'>;
  session: Session;
  storage: KeyValueStorage;
  /** Storage key of the user id. */
  storageKey: string;
}

/**
 * While the identity is uncertain, the root element has `data-identity="checking"`, and CSS hides
 * everything that belongs to a user. The identity is uncertain after another tab sends a message or
 * changes the stored id, and when the back-forward cache restores a user's page.
 */
export function createSessionSync({
  window,
  api,
  session,
  storage,
  storageKey,
}: SessionSyncOptions): SessionSync {
  const rootData = () => window.document.documentElement.dataset;
  const storedId = () => readUserId(storage.getItem(storageKey));
  let recorded = storage.getItem(storageKey) ?? guestId;
  const channel = createChannel(receive);

  const hide = () => {
    rootData().identity = 'checking';
  };
  const refresh = () => {
    // A pending profile call may have started before the change.
    api.forget();
    void session.refresh();
  };
  const check = () => {
    hide();
    refresh();
  };

  function record(state: SessionState) {
    if (state.status !== 'user' && state.status !== 'guest') return;
    const id = state.status === 'user' ? state.profile.idText : guestId;
    // Does not send an unchanged id, so that tabs don't reply to each other forever.
    if (id === recorded) return;
    recorded = id;
    if (id === guestId) storage.removeItem(storageKey);
    else storage.setItem(storageKey, id);
    channel.send(id);
  }

  /** Handles a user id from another tab. */
  function receive(id: string) {
    const { status } = session.getState();
    const isKnown = status === 'user' || status === 'guest';
    if (isKnown && id === session.userId()) return;
    check();
  }

  function onSession() {
    if (session.isPending()) return;
    record(session.getState());
    delete rootData().identity;
  }

  function onStorage({ key }: StorageEvent) {
    // The key is null after `localStorage.clear()`.
    if (key === storageKey || key === null) receive(storedId());
  }

  function onPageHide({ persisted }: PageTransitionEvent) {
    // An open channel can keep the page out of the back-forward cache.
    channel.close();
    if (persisted && session.userId() !== guestId) hide();
  }

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    channel.open();
    // While the page was cached, it received no messages from other tabs.
    refresh();
  }

  return {
    record,
    watch() {
      channel.open();
      window.addEventListener('storage', onStorage);
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      const stops = [
        api.on((event) => {
          if (event.type !== 'error' || !event.trusted) return;
          if (isForOtherUser(event.error) && !session.isPending()) refresh();
        }),
        session.subscribe(onSession),
      ];
      return () => {
        for (const stop of stops) stop();
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
        channel.close();
      };
    },
  };
}

/**
 * Creates a channel for user ids between the tabs. Without BroadcastChannel, tabs only notice a
 * change of the stored id.
 *
 * @param onId - called with the id that another tab has sent
 */
function createChannel(onId: (id: string) => void) {
  let channel: BroadcastChannel | undefined;
  return {
    open() {
      if (typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => onId(readUserId(data));
    },
    close() {
      channel?.close();
      channel = undefined;
    },
    send(id: string) {
      channel?.postMessage(id);
    },
  };
}
