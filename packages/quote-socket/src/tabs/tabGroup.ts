import type { QuoteSocketOptions } from '../quoteSocketOptions.ts';
import { createTabHub } from './tabHub.ts';
import type {
  HubMessage,
  TabChannel,
  TabChannelConstructor,
  TabLocks,
  TabMessage,
} from './tabMessage.ts';

interface TabGroupOptions {
  name: string;
  locks: TabLocks;
  BroadcastChannel: TabChannelConstructor;
  /** Options of the connection, used if this tab holds it. */
  options: QuoteSocketOptions;
  isVisible: () => boolean;
  onMessage: (message: HubMessage) => void;
}

export type TabGroup = ReturnType<typeof createTabGroup>;

/**
 * Membership of this tab in the group of tabs with the same name. The tab with the group's lock holds
 * the connection. When that tab closes, crashes or leaves, the browser grants the lock to the next tab.
 */
export function createTabGroup(group: TabGroupOptions) {
  let membership: ReturnType<typeof createMembership> | undefined;
  return {
    join() {
      membership ??= createMembership(group);
    },
    post(text: string) {
      membership?.post(text);
    },
    /** Takes the connection from a tab that does not answer. */
    steal() {
      membership?.steal();
    },
    leave() {
      membership?.leave();
      membership = undefined;
    },
  };
}

function createMembership(group: TabGroupOptions) {
  const { locks, BroadcastChannel, options, isVisible, onMessage } = group;
  let { name } = group;
  const tab = crypto.randomUUID();
  const left = new AbortController();
  /** Resolves when this tab leaves the group, which releases its locks. */
  const whenLeft = new Promise<void>((resolve) => {
    left.signal.onabort = () => {
      resolve();
    };
  });
  let channel = listen();
  let hub: ReturnType<typeof createTabHub> | undefined;
  /** Aborted when the last request for the group's lock is no longer wanted. */
  let competing = new AbortController();
  /** Messages queued until this tab has its own lock. Without the lock, the hub would consider it gone. */
  let queuedTexts: string[] | undefined = [];

  function listen(): TabChannel {
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: { data: unknown }) => {
      const message = Object(data) as HubMessage;
      if (message.hub !== undefined && (message.to ?? tab) === tab) onMessage(message);
    };
    return opened;
  }

  function post(text: string) {
    if (queuedTexts) {
      queuedTexts.push(text);
      return;
    }
    const message: TabMessage = { tab, visible: isVisible(), text };
    channel.postMessage(message);
  }

  function enter() {
    const texts = queuedTexts ?? [];
    queuedTexts = undefined;
    texts.forEach(post);
  }

  function lead(): Promise<void> {
    hub = createTabHub({
      options,
      channel: new BroadcastChannel(name),
      whenGone(other, signal, callback) {
        locks
          .request(name + other, { signal }, () => {
            if (!signal.aborted) callback();
          })
          .catch(() => undefined);
      },
    });
    return whenLeft;
  }

  /** Requests the group's lock. The grant may arrive after the request was aborted. */
  function compete(steal: boolean) {
    competing.abort();
    const { signal } = (competing = new AbortController());
    locks
      .request(name, steal ? { steal } : { signal }, () => (signal.aborted ? undefined : lead()))
      .catch((error: unknown) => {
        if (signal.aborted || (error as Error).name !== 'AbortError') return;
        // Another tab stole the lock because this one didn't answer. Queue for it again.
        hub?.close();
        hub = undefined;
        compete(false);
      });
  }

  locks
    .request(name + tab, { signal: left.signal }, () => {
      if (left.signal.aborted) return undefined;
      enter();
      compete(false);
      return whenLeft;
    })
    .catch(() => {
      if (left.signal.aborted) return;
      // Documents in sandboxed frames may not use locks. Use a private channel and connection.
      name += tab;
      channel.close();
      channel = listen();
      enter();
      void lead();
    });

  return {
    post,
    steal() {
      if (!hub) compete(true);
    },
    leave() {
      left.abort();
      competing.abort();
      hub?.close();
      channel.onmessage = null;
      channel.close();
    },
  };
}
