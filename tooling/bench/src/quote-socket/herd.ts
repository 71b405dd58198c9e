import { createQuoteSocket } from '@exchange/quote-socket';
import { WebSocket as ReconnectingWebSocket } from 'partysocket';
import { WebSocket } from 'ws';

/** Message to the parent process that a client's connection opened or closed. */
export interface Turn {
  client: number;
  open: boolean;
  /** ms since 1970 UTC. */
  at: number;
}

// Started as a separate process with `herd.ts {way} {port} {clients}`. `way` is the client library.
const [way, port, count] = process.argv.slice(2);
const url = `ws://127.0.0.1:${port ?? ''}/`;

/** Returns a function that sends the state of a client's connection to the parent process when it changes. */
function teller(client: number): (open: boolean) => void {
  let was = false;
  return (open) => {
    if (open === was) return;
    was = open;
    const turn: Turn = { client, open, at: Date.now() };
    // Ignore errors, because the parent process may have exited.
    process.send?.(turn, () => undefined);
  };
}

function quoteSocket(tell: (open: boolean) => void) {
  const socket = createQuoteSocket({ url, WebSocket });
  socket.on('status', ({ status }) => {
    tell(status === 'open');
  });
  socket.connect();
}

function partysocket(tell: (open: boolean) => void) {
  const socket = new ReconnectingWebSocket(url, [], { WebSocket });
  socket.onopen = () => {
    tell(true);
  };
  socket.onclose = () => {
    tell(false);
  };
  socket.onerror = () => undefined;
}

const connect = way === 'partysocket' ? partysocket : quoteSocket;
for (let client = 0; client < Number(count); client++) connect(teller(client));
process.on('disconnect', () => process.exit());
