import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TickerItem } from './market.ts';
import { StartError } from '../startError.ts';

/** A received frame and its receive time. */
export interface RecordedFrame {
  /** Receive time in ms. */
  at: number;
  symbol: string;
  symbolName: string;
  items: readonly TickerItem[];
}

/** Prices must be strings, because JSON numbers lose trailing zeros. Unknown fields are kept. */
const item = z.looseObject({
  t: z.number(),
  s: z.string().min(1),
  sn: z.string(),
  c: z.string(),
  h: z.string(),
  l: z.string(),
  o: z.string(),
  v: z.string(),
  qv: z.string(),
  m: z.string(),
  e: z.number(),
});

const line = z.object({
  at: z.number(),
  frame: z.object({
    topic: z.literal('realtimes'),
    symbol: z.string().min(1),
    symbolName: z.string(),
    data: z.array(item).min(1),
  }),
});

/**
 * Reads a recording: JSON Lines of `{ at, frame }`, in order of `at`.
 *
 * @throws StartError of kind `recording` with the number of the invalid line
 */
export function readRecording(path: string): RecordedFrame[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw broken(path, `it cannot be read (${(error as Error).message})`, error);
  }
  const frames: RecordedFrame[] = [];
  for (const [index, source] of text.split('\n').entries()) {
    if (source.trim() === '') continue;
    const { at, frame } = readLine(path, index + 1, source);
    if (at < (frames.at(-1)?.at ?? -Infinity)) {
      throw broken(path, `line ${index + 1} is older than the line before it`);
    }
    const { symbol, symbolName, data: items } = frame;
    frames.push({ at, symbol, symbolName, items });
  }
  if (frames.length === 0) throw broken(path, 'it contains no frames');
  return frames;
}

function readLine(path: string, number: number, source: string) {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw broken(path, `line ${number} is not JSON`, error);
  }
  const parsed = line.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  throw broken(path, `line ${number}: ${field}: ${issue?.message ?? 'invalid value'}`);
}

function broken(path: string, reason: string, cause?: unknown): StartError {
  return new StartError('recording', `The recording ${path} cannot be replayed: ${reason}.`, {
    cause,
  });
}
