import { own } from '../ownProperties.ts';
import type { EnvelopeReading, ReadEnvelope } from './dialect.ts';
import { type EnvelopeCode, isDecimal } from './resultCodes.ts';

/** The fields and codes of an envelope. A name can be a path, such as `error.code`. */
export interface FieldRules {
  /** Names of the field with the code, in order of preference. */
  readonly code: readonly string[];
  /** Names of the field with the payload, in order of preference. */
  readonly data: readonly string[];
  /** Names of the field with the server's message, in order of preference. */
  readonly message: readonly string[];
  /** Name of the payload's status field. If its value exists and is not 200, the call fails with `gateway`. */
  readonly status: string | undefined;
  /** Name of the field with the server's time, in ms since 1970 UTC. */
  readonly time: string | undefined;
  /** Codes that mean success. A number also matches its plain decimal string. */
  readonly success: readonly EnvelopeCode[];
  /** Codes that mean that the user has no permission. */
  readonly noPermission: readonly EnvelopeCode[];
  /** Codes after which a later attempt may succeed. */
  readonly transient?: readonly EnvelopeCode[];
  /** Whether a code can be any string. Otherwise, codes are integers or their decimal strings. */
  readonly hasTextCodes: boolean;
  /** Added to the message about a body without a code. */
  readonly hint?: string;
}

/** A reading by fields, which can also be a failure of the gateway, or malformed. */
export interface FieldReading extends EnvelopeReading {
  gateway?: EnvelopeCode;
  /** The reason why the body is not an envelope. */
  malformed?: string;
}

/** Creates a function that reads envelopes by the names of their fields. Ignores inherited properties. */
export function readByFields(rules: FieldRules): ReadEnvelope {
  return (body): FieldReading => {
    const message = read(body, rules.message);
    const common = {
      ok: false,
      message: typeof message === 'string' && message !== '' ? message : undefined,
      time: rules.time === undefined ? undefined : read(body, [rules.time]),
    };
    if (typeof body !== 'object' || Array.isArray(body)) {
      return { ...common, malformed: 'the body is not a JSON object' };
    }
    const data = read(body, rules.data);
    const gateway = gatewayOf(data, rules);
    if (gateway !== undefined) return { ...common, gateway };
    const code = read(body, rules.code);
    if (isCode(code, rules)) return { ...common, ...readingOf(code, data, rules) };
    const expected = rules.hasTextCodes ? 'a code' : 'an integer';
    const hint = rules.hint ?? '';
    return { ...common, malformed: `${rules.code[0]} is missing or not ${expected}${hint}` };
  };
}

/** Returns the payload's status if it means a failure of the gateway. */
function gatewayOf(data: unknown, rules: FieldRules): EnvelopeCode | undefined {
  const status = rules.status === undefined ? 200 : (read(data, [rules.status]) ?? 200);
  if (status === 200 || status === '200') return undefined;
  return typeof status === 'number' || typeof status === 'string' ? status : 'unknown';
}

function readingOf(code: EnvelopeCode, data: unknown, rules: FieldRules): EnvelopeReading {
  const value = isDecimal(code) ? Number(code) : code;
  if (rules.success.includes(value)) return { ok: true, code: value, data };
  return {
    ok: false,
    code,
    noPermission: rules.noPermission.includes(value),
    transient: rules.transient?.includes(value) || undefined,
  };
}

function isCode(value: unknown, { hasTextCodes }: FieldRules): value is EnvelopeCode {
  return isDecimal(value) || (hasTextCodes && typeof value === 'string' && value !== '');
}

/** Returns the value of the first listed field that exists, even if the value is invalid. */
function read(envelope: unknown, paths: readonly string[]): unknown {
  for (const path of paths) {
    const value = path.split('.').reduce(own, envelope);
    if (value !== undefined) return value;
  }
  return undefined;
}
