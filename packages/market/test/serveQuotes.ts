import { createPageQuoteServer, type PageQuoteServer } from '@exchange/quote-socket/testing/page';
import { vi } from 'vitest';

/** Starts a quote server inside the page. All of the page's WebSockets connect to it. */
export function serveQuotes(): PageQuoteServer {
  const server = createPageQuoteServer();
  vi.stubGlobal(
    'WebSocket',
    class extends server.WebSocket {
      constructor() {
        super(server.url);
      }
    },
  );
  return server;
}
