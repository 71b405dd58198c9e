import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/running.ts';
import { readRecording } from './readRecording.ts';

const item = {
  t: 1,
  s: 'A',
  sn: 'A',
  c: '1.10',
  h: '2',
  l: '1',
  o: '1',
  v: '3',
  qv: '4',
  m: '0.1000',
  e: 301,
};
const frame = { topic: 'realtimes', symbol: 'A', symbolName: 'A', data: [item] };
const line = (at: number, change: object = {}) =>
  JSON.stringify({ at, frame: { ...frame, ...change } });

function recordingOf(text: string) {
  const path = join(temporaryFolder(), 'ticks.jsonl');
  writeFileSync(path, text);
  return path;
}

it('reads frames, skips empty lines and keeps unknown fields', () => {
  const text = `${line(1)}\n\n${line(2, { data: [{ ...item, extra: 'x' }] })}\r\n`;
  const frames = readRecording(recordingOf(text));
  expect(frames).toEqual([
    { at: 1, symbol: 'A', symbolName: 'A', items: [item] },
    { at: 2, symbol: 'A', symbolName: 'A', items: [{ ...item, extra: 'x' }] },
  ]);
});

it.each([
  ['', 'it contains no frames'],
  [`${line(1)}\n{`, 'line 2 is not JSON'],
  ['[]', 'line 1'],
  [`${line(2)}\n${line(1)}`, 'line 2 is older'],
  [line(1, { data: [] }), 'line 1: frame.data'],
  [line(1, { data: [{ ...item, c: 1.1 }] }), 'line 1: frame.data.0.c'],
  [line(1, { topic: 'depth' }), 'line 1: frame.topic'],
])('rejects the recording %j with the message "%s"', (text, message) => {
  expect(() => readRecording(recordingOf(text))).toThrow(message);
});

it('reports a missing recording', () => {
  expect(() => readRecording('/nowhere/ticks.jsonl')).toThrow(
    /cannot be replayed: it cannot be read/,
  );
});
