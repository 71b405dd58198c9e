import PartySocket from 'partysocket/ws';
import { bareContender } from './bareContender.ts';
import type { Contender, ContenderInput } from './contender.ts';

/** A WebSocket that reconnects, from the package partysocket with its defaults. */
export function partyContender(input: ContenderInput): Contender {
  return bareContender(
    'partysocket',
    input,
    (WebSocket) => new PartySocket(input.url, [], { WebSocket }),
  );
}
