/** Something that is no plain decimal string was to be counted with. */
export class DecimalError extends Error {
  /** Stable, for code that tells errors apart. */
  declare readonly code: 'notDecimal';

  constructor(value: unknown) {
    super(`${JSON.stringify(value)} is no decimal string: write digits, such as "-12.50"`);
    Object.assign(this, { name: 'DecimalError', code: 'notDecimal' });
  }
}
