// The states of spec 4, "Quote socket", are those of `QuoteStatus`.

/**
 * Connection status to display. `error`: the last connection failed; `closed`: the last
 * connection was closed.
 */
export type QuoteStatus = 'init' | 'open' | 'closed' | 'error';

/**
 * Connection phase, in more detail than {@link QuoteStatus}.
 *
 * - `idle`: `connect` has not been called and there was no subscription.
 * - `connecting`: the WebSocket is not open yet, or the `url` function is pending.
 * - `open`: the WebSocket is open.
 * - `waiting`: the next retry is scheduled.
 * - `paused`: the machine is offline or the page is frozen.
 * - `stopped`: the application closed the connection, or `shouldReconnect` returned false.
 */
export type QuotePhase = 'idle' | 'connecting' | 'open' | 'waiting' | 'paused' | 'stopped';
