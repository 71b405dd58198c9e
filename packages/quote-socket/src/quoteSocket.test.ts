import { expect, it } from 'vitest';
import { quoteSocket } from './quoteSocket.ts';

it('says its name', () => {
  expect(quoteSocket()).toBe('quote-socket');
});
