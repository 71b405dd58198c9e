import { QuoteSocketError } from './quoteSocketError.ts';

/** @throws {QuoteSocketError} `badLimit` if a limit of the server is not an integer from 1, or `Infinity` */
export function checkLimit(name: string, value = Infinity) {
  if ((Number.isInteger(value) && value > 0) || value === Infinity) return;
  throw new QuoteSocketError('badLimit', `Invalid ${name} ${value}: use an integer from 1`);
}
