import { expect, it } from 'vitest';
import { say, tabCodec } from './tabMessage.ts';

it('writes commands that cannot be confused with messages to the server', () => {
  expect(tabCodec.subscribe(['AUSDT', 'BUSDT'])).toBe('\u0001add AUSDT,BUSDT');
  expect(tabCodec.unsubscribe(['AUSDT'])).toBe('\u0001drop AUSDT');
  expect(tabCodec.ping(5)).toBe('\u0001ping');
});

it('reads only frames with tickers and failures', () => {
  const frame = { tickers: [], failures: [{ symbol: 'AUSDT' }], agesMs: [] };
  expect(tabCodec.read(JSON.stringify({ ...frame, other: 1 }))).toEqual(frame);
  for (const other of [
    {},
    { tickers: [] },
    { failures: [] },
    { tickers: 1, failures: [] },
    7,
    [],
  ]) {
    expect(tabCodec.read(JSON.stringify(other))).toBeUndefined();
  }
});

it('writes a ping as a command to the hub, not as a message to the server', () => {
  expect(tabCodec.ping(1)).toBe('\u0001ping');
});

it('has commands of which none is a prefix of another, and which no page sends by accident', () => {
  const commands = Object.values(say);
  for (const command of commands) {
    expect(command.startsWith('\u0001')).toBe(true);
    expect(commands.filter((other) => other.startsWith(command))).toEqual([command]);
  }
});
