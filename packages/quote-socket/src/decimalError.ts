/** Thrown for a value that is not a plain decimal string. */
export class DecimalError extends Error {
  /** Stable across versions; the message is not. */
  declare readonly code: 'notDecimal';

  constructor(value: unknown) {
    super(`Invalid decimal string ${JSON.stringify(value)}: write digits, such as "-12.50"`);
    Object.assign(this, { name: 'DecimalError', code: 'notDecimal' });
  }
}
