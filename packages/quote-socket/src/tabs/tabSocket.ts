import type { Clock } from '../clock.ts';
import type { PageLifecycle } from '../connection/pageLifecycle.ts';
import type { WebSocketLike } from '../connection/webSocketLike.ts';
import type { TabGroup } from './tabGroup.ts';
import { say, type HubMessage } from './tabMessage.ts';

interface TabSocketOptions {
  clock: Clock;
  /** Time after which a hub that doesn't answer loses the connection. */
  graceMs: number;
  flushMs: number;
  page: Pick<PageLifecycle, 'hidden'>;
  group: TabGroup;
  onClose: () => void;
}

export type TabSocket = ReturnType<typeof createTabSocket>;

/**
 * WebSocket of a tab's quote socket. It sends and receives over the channel of the tabs, and it follows the
 * connection of the hub: it opens when that is open, and ends when that ended.
 */
export function createTabSocket(options: TabSocketOptions) {
  const { clock, graceMs, flushMs, page, group, onClose } = options;
  let knownHub: string | undefined;
  let isClosed = false;
  // `graceMs` is random, so that one tab goes first.
  const stealTimer = clock.setTimeout(group.steal, graceMs);
  let nudgeTimer: unknown;

  const socket = {
    readyState: 0,
    binaryType: '',
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: group.post,

    close() {
      isClosed = true;
      clock.clearTimeout(stealTimer);
      clock.clearTimeout(nudgeTimer);
      onClose();
      group.post(say.bye);
    },

    receive({ hub, status, phase, code, reason, slow, to, frame }: HubMessage) {
      clock.clearTimeout(stealTimer);
      const isNew = hub !== knownHub;
      knownHub = hub;
      const wasOpen = socket.readyState === 1;
      if (wasOpen && isNew) {
        // A new hub doesn't have this tab's subscriptions, so treat the connection as closed.
        socket.onclose?.({ code: 1001, reason: 'Another tab took over' } as never);
      } else if (phase !== 'open' && (wasOpen || phase !== 'connecting')) {
        (status === 'error' ? socket.onerror : socket.onclose)?.({ code, reason } as never);
      } else {
        // The hub broadcasts, so it may have missed this tab's hello. Repeat it.
        if (isNew && to === undefined) group.post(say.hello);
        if (!wasOpen && phase === 'open') {
          socket.readyState = 1;
          socket.onopen?.({} as never);
        }
        if (frame !== undefined) socket.onmessage?.({ data: frame } as never);
        if (slow && !page.hidden && !isClosed) nudge();
      }
    },
  } satisfies WebSocketLike & { receive: (message: HubMessage) => void } as WebSocketLike & {
    readyState: number;
    receive(message: HubMessage): void;
  };

  /** Pings a hub whose timers are delayed, so that it flushes on time. */
  function nudge() {
    clock.clearTimeout(nudgeTimer);
    nudgeTimer = clock.setTimeout(() => {
      group.post(say.ping);
    }, flushMs);
  }

  group.join();
  group.post(say.hello);
  return socket;
}
