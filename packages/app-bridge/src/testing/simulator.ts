import { systemClock } from '../clock.ts';
import { createEmitter } from '../emitter.ts';
import { createReadiness } from '../transports/readiness.ts';
import type { NativeMessage, ReplyListener, Transport } from '../transports/transport.ts';
import { createScriptPlayer, type Script } from './scriptPlayer.ts';

/** A transport to a simulated app. */
export interface Simulator extends Transport {
  /** Sends an event of the app, such as `SystemInfo.themeChanged`. */
  emit(event: string, data?: unknown): void;
  /** All sent messages, in order. */
  readonly calls: readonly NativeMessage[];
}

/** Creates a transport to a simulated app, for tests and for development without a phone. */
export function simulator(script: Script = {}): Simulator {
  const player = createScriptPlayer(script);
  const replies = createEmitter<Parameters<ReplyListener>>();
  const readiness = createReadiness(player.appeared, 1, script.clock ?? systemClock);
  return {
    calls: player.calls,
    ready: readiness.ready,
    send(message) {
      player.play(message, replies.emit);
    },
    emit(event, data) {
      replies.emit('', { event, data });
    },
    onReply: replies.add,
    dispose() {
      readiness.dispose();
      player.dispose();
      replies.clear();
    },
  };
}
