import type { QuoteSocketOptions } from './quoteSocket.ts';
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
  /** Of the connection, where this tab comes to hold it. */
  options: QuoteSocketOptions;
  isVisible: () => boolean;
  onMessage: (message: HubMessage) => void;
}

/**
 * A tab among the others of its name. The browser gives a lock to one of them, and that one holds the
 * connection. When it is closed, crashes or leaves, the lock goes to the next one in the queue.
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
      membership?.end();
      membership = undefined;
    },
  };
}

function createMembership(group: TabGroupOptions) {
  const { locks, BroadcastChannel, options, isVisible, onMessage } = group;
  let { name } = group;
  const tab = crypto.randomUUID();
  const left = new AbortController();
  /** What a lock is held for. */
  const end = new Promise<void>((resolve) => {
    left.signal.onabort = () => {
      resolve();
    };
  });
  let channel = listen();
  let hub: ReturnType<typeof createTabHub> | undefined;
  let queued = new AbortController();
  /** Said before the tab's own lock was there; nobody is to take the tab for gone. */
  let early: string[] | undefined = [];

  function listen(): TabChannel {
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: { data: unknown }) => {
      const message = Object(data) as HubMessage;
      if (message.hub !== undefined && (message.to ?? tab) === tab) onMessage(message);
    };
    return opened;
  }

  function post(text: string) {
    if (early) {
      early.push(text);
      return;
    }
    const message: TabMessage = { tab, visible: isVisible(), text };
    channel.postMessage(message);
  }

  function enter() {
    const texts = early ?? [];
    early = undefined;
    texts.forEach(post);
  }

  function lead(): Promise<void> {
    hub = createTabHub({
      options,
      channel: new BroadcastChannel(name),
      whenGone(other, signal, callback) {
        locks.request(name + other, { signal }, callback).catch(() => undefined);
      },
    });
    return end;
  }

  function compete(steal: boolean) {
    queued.abort();
    const turn = (queued = new AbortController());
    locks.request(name, steal ? { steal } : { signal: turn.signal }, lead).catch(() => {
      if (turn.signal.aborted) return;
      // Stolen, by a tab to which this one seemed asleep: to the end of the queue.
      hub?.close();
      hub = undefined;
      compete(false);
    });
  }

  locks
    .request(name + tab, { signal: left.signal }, () => {
      enter();
      compete(false);
      return end;
    })
    .catch(() => {
      if (left.signal.aborted) return;
      // A document that may not use locks, as in a sandboxed frame, keeps to itself.
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
    end() {
      left.abort();
      queued.abort();
      hub?.close();
      channel.onmessage = null;
      channel.close();
      early = [];
    },
  };
}
