export { createDialect, type DialectOptions } from './createDialect.ts';
export { type Dialect, type EnvelopeDialect } from './dialect.ts';
export { type EnvelopeCode } from './resultCodes.ts';
export { type ParsedEnvelope, parseEnvelope } from './parseEnvelope.ts';
