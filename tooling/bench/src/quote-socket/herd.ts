import { createQuoteSocket } from '@exchange/quote-socket';
import { WebSocket as ReconnectingWebSocket } from 'partysocket';
import { WebSocket } from 'ws';

/** Message to the parent process: a client's connection opened or closed. */
export interface ConnectionChange {
  client: number;
  open: boolean;
  /** ms since 1970 UTC. */
  at: number;
}

// Started as a separate process with `herd.ts {way} {port} {clients}`. `way` is the client library.
const [way, port, count] = process.argv.slice(2);
const url = `ws://127.0.0.1:${port ?? ''}/`;

type Report = (state: Pick<ConnectionChange, 'open'>) => void;

/** Returns a function that sends the state of a client's connection to the parent process when it changes. */
function reporterOf(client: number): Report {
  let wasOpen = false;
  return ({ open }) => {
    if (open === wasOpen) return;
    wasOpen = open;
    const change: ConnectionChange = { client, open, at: Date.now() };
    // Ignore errors, because the parent process may have exited.
    process.send?.(change, () => undefined);
  };
}

function quoteSocket(report: Report) {
  const socket = createQuoteSocket({ url, WebSocket });
  socket.on('status', ({ status }) => {
    report({ open: status === 'open' });
  });
  socket.connect();
}

function partysocket(report: Report) {
  const socket = new ReconnectingWebSocket(url, [], { WebSocket });
  socket.onopen = () => report({ open: true });
  socket.onclose = () => report({ open: false });
  socket.onerror = () => undefined;
}

const connect = way === 'partysocket' ? partysocket : quoteSocket;
for (let client = 0; client < Number(count); client++) connect(reporterOf(client));
process.on('disconnect', () => process.exit());
