export { createDialect, type DialectOptions } from './createDialect.ts';
export type {
  Dialect,
  EnvelopeDialect,
  EnvelopeReading,
  EnvelopeResponse,
  ReadEnvelope,
} from './dialect.ts';
export { type EnvelopeCode } from './resultCodes.ts';
export { type ParsedEnvelope, parseEnvelope } from './parseEnvelope.ts';
