import { createQuoteSocket } from '@exchange/quote-socket';

async function fetchToken(): Promise<string> {
  const response = await fetch('/quotes/token', { method: 'POST' });
  if (!response.ok) throw new Error(`Token did not load: HTTP ${response.status}`);
  return response.text();
}

export const quotes = createQuoteSocket({
  url: async () => `wss://quotes.example/?token=${await fetchToken()}`,
  shouldReconnect: ({ code }) => code !== 4403,
});
