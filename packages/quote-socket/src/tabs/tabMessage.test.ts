import { expect, it } from 'vitest';
import { say, tabCodec } from './tabMessage.ts';

it('writes commands that differ from every message to the server', () => {
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

it('pings with the command of a tab, which is no message to the server', () => {
  expect(tabCodec.ping(1)).toBe('\u0001ping');
});

it('has distinct commands that are no prefix of another, and that no page sends by chance', () => {
  const commands = Object.values(say);
  for (const command of commands) {
    expect(command.startsWith('\u0001')).toBe(true);
    expect(commands.filter((other) => other.startsWith(command))).toEqual([command]);
  }
});
