import type { Clock } from '../clock.ts';
import type { PageLifecycle } from '../connection/pageLifecycle.ts';
import type { WebSocketLike } from '../connection/webSocketLike.ts';
import type { TabGroup } from './tabGroup.ts';
import { say, type HubMessage } from './tabMessage.ts';

interface TabSocketOptions {
  clock: Clock;
  /** Time that the hub has to answer before this tab takes the connection from it. */
  graceMs: number;
  flushMs: number;
  page: Pick<PageLifecycle, 'hidden'>;
  group: TabGroup;
  onClose: () => void;
}

export type TabSocket = ReturnType<typeof createTabSocket>;

/**
 * WebSocket replacement for a tab's quote socket. It sends and receives over the tabs' channel. It opens
 * when the hub's connection is open, and closes when the hub's connection ends.
 */
export function createTabSocket(options: TabSocketOptions) {
  const { clock, graceMs, flushMs, page, group, onClose } = options;
  let knownHub: string | undefined;
  let isClosed = false;
  // `graceMs` is random, so that tabs do not steal at the same time.
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
        // A new hub does not have this tab's subscriptions. Closing makes the quote socket reconnect and
        // send them.
        socket.onclose?.({ code: 1001, reason: 'Another tab took over' } as never);
      } else if (phase !== 'open' && (wasOpen || phase !== 'connecting')) {
        (status === 'error' ? socket.onerror : socket.onclose)?.({ code, reason } as never);
      } else {
        // A broadcast is not an answer to `hello`, so a new hub may have missed it. Send it again.
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
