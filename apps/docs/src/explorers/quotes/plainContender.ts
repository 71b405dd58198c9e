import { bareContender } from './bareContender.ts';
import type { Contender, ContenderInput } from './contender.ts';

/** A `WebSocket` without a library. */
export function plainContender(input: ContenderInput): Contender {
  return bareContender('WebSocket', input, (Socket) => new Socket(input.url));
}
