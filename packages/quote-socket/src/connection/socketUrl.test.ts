import { expect, it } from 'vitest';
import { createQuoteSocket, type WebSocketConstructor } from '../index.ts';

function kindFor(url: string, pageProtocol: string): string {
  const tried: string[] = [];
  class Spy {
    constructor(address: string) {
      tried.push(address);
    }
    close() {
      tried.push('closed');
    }
  }
  try {
    const socket = createQuoteSocket({
      url,
      pageProtocol,
      WebSocket: Spy as unknown as WebSocketConstructor,
    });
    socket.connect();
    socket.close();
    return tried.length === 2 ? 'tried' : 'not tried';
  } catch (error) {
    expect(tried).toEqual([]);
    return (error as { kind: string }).kind;
  }
}

it.each([
  ['wss://quotes.test/', 'https:', 'tried'],
  ['ws://quotes.test/', 'http:', 'tried'],
  ['ws://quotes.test/', 'https:', 'insecure'],
  ['WS://quotes.test/', 'https:', 'insecure'],
  ['ws://localhost.evil.test/', 'https:', 'insecure'],
  ['ws://evillocalhost/', 'https:', 'insecure'],
  ['ws://127.0.0.1.evil.localhost.test/', 'https:', 'insecure'],
  ['ws://[2001:db8::1]/', 'https:', 'insecure'],
  ['ws://127.10.20.30/', 'https:', 'tried'],
  ['xwss://quotes.test/', 'https:', 'badUrl'],
  ['ws://127.0.0.1.evil.test/', 'https:', 'insecure'],
  ['ws://localhost:3000/', 'https:', 'tried'],
  ['ws://a.localhost/', 'https:', 'tried'],
  ['ws://127.0.0.1:3000/', 'https:', 'tried'],
  ['ws://[::1]:3000/', 'https:', 'tried'],
  ['https://quotes.test/', 'https:', 'badUrl'],
  ['wss://quotes.test/#part', 'https:', 'badUrl'],
  ['', 'https:', 'badUrl'],
  ['//quotes.test', 'https:', 'badUrl'],
])('opening %j on an %s page: %s', (url, pageProtocol, expected) => {
  expect(kindFor(url, pageProtocol)).toBe(expected);
});
