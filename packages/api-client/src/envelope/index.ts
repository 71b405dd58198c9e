export { type Dialect, type ParsedEnvelope, parseEnvelope } from './parseEnvelope.ts';
