import { expect, it } from 'vitest';
import { isLeaderMessage, isTabMessage } from './tabMessage.ts';

const tab = { tab: 'a', isVisible: true };
const leader = { leader: 'a', status: 'open', phase: 'open', isSlow: false };

it.each([
  { type: 'hello' },
  { type: 'ping' },
  { type: 'subscribe', symbols: ['BTCUSDT'] },
  { type: 'unsubscribe', symbols: [] },
  { type: 'every', symbols: [] },
  { type: 'send', text: '{}' },
])('accepts the request %j', (request) => {
  expect(isTabMessage({ ...tab, request })).toBe(true);
});

it.each([
  null,
  7,
  'text',
  {},
  leader,
  { tab: 1, request: { type: 'ping' } },
  { ...tab, request: null },
  { ...tab, request: { type: 'subscribe' } },
  { ...tab, request: { type: 'send', text: {} } },
])('does not accept %j as a request', (message) => {
  expect(isTabMessage(message)).toBe(false);
});

it.each([leader, { ...leader, frame: { tickers: [], failures: [] } }])(
  'accepts the message %j of a leader',
  (message) => {
    expect(isLeaderMessage(message)).toBe(true);
  },
);

it.each([
  null,
  7,
  'text',
  { ...tab, request: { type: 'ping' } },
  { ...leader, leader: 1 },
  { ...leader, frame: { tickers: 1, failures: [] } },
  { ...leader, frame: { tickers: [], failures: 'x' } },
])('does not accept %j as a message of a leader', (message) => {
  expect(isLeaderMessage(message)).toBe(false);
});
