/**
 * A failure to simulate. Each of them was observed on real servers.
 *
 * - `silence`: connections stay open, but the server sends nothing, not even pongs. `on: false` ends it.
 * - `refuse`: new connections get an HTTP error. `on: false` ends it.
 * - `close`: every client gets a close frame (default code 1012, service restart).
 * - `cut`: every TCP connection ends without a close frame. Clients see code 1006.
 * - `halfOpen`: the server drops its clients without notifying them, as after sleep or a network change.
 *   New connections work.
 * - `malformed`, `binary`, `wrongTopic`, `oversize`: every client gets such a frame.
 */
export type QuoteFault =
  | { type: 'silence'; on?: boolean }
  | { type: 'refuse'; on?: boolean }
  | { type: 'close'; code?: number; reason?: string }
  | { type: 'cut' }
  | { type: 'halfOpen' }
  | FrameFault;

type FrameFault = { type: 'malformed' | 'binary' | 'wrongTopic' | 'oversize' };

export function faultFrames({ type }: FrameFault): (string | Uint8Array)[] {
  switch (type) {
    case 'malformed':
      return ['{"topic":"realtimes","data":[{"t":', 'null', ''];
    case 'binary':
      return [new Uint8Array([0x1f, 0x8b, 0x08, 0x00])];
    case 'wrongTopic':
      return [
        JSON.stringify({ topic: 'depth', symbol: 'BTCUSDT', data: [{ s: 'BTCUSDT', t: 1 }] }),
      ];
    case 'oversize':
      return [JSON.stringify({ topic: 'realtimes', data: [], padding: 'x'.repeat(262_144) })];
  }
}
