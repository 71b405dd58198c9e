import type { QuoteSocketOptions } from '../quoteSocketOptions.ts';
import { createLeaderElection } from './leaderElection.ts';
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
  /** Options of the connection, used if this tab is the leader. */
  options: QuoteSocketOptions;
  isVisible: () => boolean;
  onMessage: (message: HubMessage) => void;
}

export type TabGroup = ReturnType<typeof createTabGroup>;

/** Membership of this tab in the group of tabs with the same name. The group's leader holds the connection. */
export function createTabGroup(group: TabGroupOptions) {
  let membership: ReturnType<typeof createMembership> | undefined;
  return {
    join() {
      membership ??= createMembership(group);
    },
    post(text: string) {
      membership?.post(text);
    },
    /** Takes the connection from a leader that does not respond. */
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
  /** Messages queued until this tab holds its own lock. Until then, the hub would consider the tab closed. */
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

  const election = createLeaderElection(locks, name, lead, () => {
    hub?.close();
    hub = undefined;
  });

  locks
    .request(name + tab, { signal: left.signal }, () => {
      if (left.signal.aborted) return undefined;
      enter();
      election.run();
      return whenLeft;
    })
    .catch(() => {
      if (left.signal.aborted) return;
      // The request fails in sandboxed frames, which may not use locks. Use a private channel and
      // connection.
      name += tab;
      channel.close();
      channel = listen();
      enter();
      void lead();
    });

  return {
    post,
    steal() {
      if (!hub) election.run(true);
    },
    leave() {
      left.abort();
      election.abort();
      hub?.close();
      channel.onmessage = null;
      channel.close();
    },
  };
}
