import { failure, type Envelope } from '../http/envelope.ts';

/** Reason why a one-time code was rejected or not sent. */
export type CodeRefusal = 'wrong' | 'expired' | 'locked';

const refusals = {
  wrong: ['wrongCode', 'The code is wrong.'],
  expired: ['codeExpired', 'The code is too old or used already. Request a new one.'],
  locked: ['tooManyCodes', 'Too many codes. Wait 10 minutes, then start again.'],
} as const;

export function refuseCode(reason: CodeRefusal): Envelope {
  const [code, message] = refusals[reason];
  return failure(code, message);
}
