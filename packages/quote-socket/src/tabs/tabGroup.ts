import type { Quote } from '../wire/codec.ts';
import { createLeaderElection, type LeaderElection } from './leaderElection.ts';
import type { TabHub, TabHubPort } from './tabHub.ts';
import {
  isLeaderMessage,
  isTabMessage,
  type LeaderMessage,
  type TabChannel,
  type TabChannelConstructor,
  type TabLocks,
  type TabMessage,
  type TabRequest,
} from './tabMessage.ts';

interface TabGroupOptions<Item extends Quote> {
  name: string;
  locks: TabLocks | undefined;
  BroadcastChannel: TabChannelConstructor | undefined;
  isVisible: () => boolean;
  /** Creates the hub of this tab when it starts to lead a group. */
  createHub: (port: TabHubPort<Item>) => TabHub;
  /** Called when this tab has to connect to the server, or to another tab, from now on. */
  onRoleChange: () => void;
  /** Called with each message of the leader to this tab or to all. */
  onMessage: (message: LeaderMessage<Item>) => void;
}

/** This tab as a member of a group, or alone. */
interface TabMembership {
  /** Whether this tab holds the connection: for its group, or for itself alone. */
  readonly isLeading: boolean;
  /** Defined while this tab leads a group. */
  readonly hub: TabHub | undefined;
  /** Sends a request to the leader. */
  post(request: TabRequest): void;
  /** Takes the connection from a leader that does not respond. */
  steal(): void;
  leave(): void;
}

/** A membership that can be ended and started again. */
export interface TabGroup extends TabMembership {
  join(): void;
}

/** Membership of this tab in the group of tabs with the same name. The group's leader holds the connection. */
export function createTabGroup<Item extends Quote>(options: TabGroupOptions<Item>): TabGroup {
  let membership: TabMembership | undefined;
  return {
    join() {
      membership ??= createMembership(options);
    },
    get isLeading() {
      return membership?.isLeading ?? false;
    },
    get hub() {
      return membership?.hub;
    },
    post(request) {
      membership?.post(request);
    },
    steal() {
      membership?.steal();
    },
    leave() {
      membership?.leave();
      membership = undefined;
    },
  };
}

/**
 * The tabs use two kinds of locks. The lock `name` is the leadership: its holder leads the group. Each tab also holds the
 * lock `tabLock(tab)` as proof of life: if another tab gets it, the tab has closed, crashed or left.
 */
function createMembership<Item extends Quote>({
  name,
  locks,
  BroadcastChannel,
  isVisible,
  createHub,
  onRoleChange,
  onMessage,
}: TabGroupOptions<Item>): TabMembership {
  /** Id of this tab. Set when it joins, because insecure pages have neither locks nor `randomUUID`. */
  let tab = '';
  const left = new AbortController();
  /** Resolves when this tab leaves the group, which releases its locks. */
  const whenLeft = new Promise<void>((resolve) => {
    left.signal.onabort = () => {
      resolve();
    };
  });
  let channel: TabChannel | undefined;
  let hub: TabHub | undefined;
  /** True if the browser does not let this tab share a connection. */
  let isAlone = false;
  /** Requests queued until this tab holds its own lock. Until then, the leader would consider the tab closed. */
  let queued: TabRequest[] | undefined = [];

  let election: LeaderElection | undefined;
  const tabLock = (id: string) => name + id;

  function join(granted: TabLocks, Channel: TabChannelConstructor) {
    tab = crypto.randomUUID();
    channel = new Channel(name);
    channel.onmessage = ({ data }: { data: unknown }) => {
      receive(data);
    };
    election = createLeaderElection({
      locks: granted,
      name,
      lead: () => lead(granted),
      resign,
      onBlocked,
    });
    granted
      .request(tabLock(tab), { signal: left.signal }, () => {
        if (left.signal.aborted) return undefined;
        const requests = queued ?? [];
        queued = undefined;
        requests.forEach(post);
        election?.run();
        return whenLeft;
      })
      .catch(onBlocked);
  }

  function receive(message: unknown) {
    if (hub) {
      if (isTabMessage(message)) hub.receive(message);
    } else if (isLeaderMessage<Item>(message) && (message.to ?? tab) === tab) onMessage(message);
  }

  function send(message: TabMessage | LeaderMessage<Item>) {
    try {
      channel?.postMessage(message);
    } catch (error) {
      // A quote that cannot be cloned is a fault of the codec, which the socket reports.
      if ((error as Error).name === 'DataCloneError') throw error;
      onBlocked();
    }
  }

  function post(request: TabRequest) {
    if (queued) queued.push(request);
    else send({ tab, isVisible: isVisible(), request });
  }

  function lead(granted: TabLocks): Promise<void> {
    hub = createHub({
      send,
      whenGone(other, signal, callback) {
        granted
          .request(tabLock(other), { signal }, () => {
            if (!signal.aborted) callback();
          })
          .catch(() => undefined);
      },
    });
    onRoleChange();
    // `onRoleChange` may leave the group, for example if the socket stops.
    hub?.announce();
    return whenLeft;
  }

  function resign() {
    hub?.close();
    hub = undefined;
    onRoleChange();
  }

  /** The browser refused an API, so this tab connects on its own from now on. */
  function onBlocked() {
    if (isAlone || left.signal.aborted) return;
    leave();
    isAlone = true;
    onRoleChange();
  }

  function leave() {
    left.abort();
    election?.abort();
    hub?.close();
    hub = undefined;
    if (!channel) return;
    channel.onmessage = null;
    channel.close();
    channel = undefined;
  }

  if (!locks || !BroadcastChannel) isAlone = true;
  else {
    try {
      join(locks, BroadcastChannel);
    } catch {
      // Without `onRoleChange()`, because the socket joins before it opens a link, and then reads `isLeading`.
      leave();
      isAlone = true;
    }
  }

  return {
    get isLeading() {
      return isAlone || hub !== undefined;
    },
    get hub() {
      return hub;
    },
    post,
    steal() {
      if (!hub) election?.steal();
    },
    leave,
  };
}
