export type ThemeErrorKind = 'badOption' | 'badColour' | 'impossibleContrast';

/** Thrown if no theme can be made. The message contains the remedy. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError';
  readonly kind: ThemeErrorKind;

  constructor(kind: ThemeErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
