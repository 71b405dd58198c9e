import { QuoteSocketError, type QuoteSocketErrorKind } from '../quoteSocketError.ts';

/** An error as plain data, because tabs cannot send objects of a class to each other. */
export interface PlainError {
  readonly kind: QuoteSocketErrorKind;
  readonly message: string;
  readonly symbol: string | undefined;
  readonly reason: string | undefined;
  /** Text of the cause, or its message if it is an `Error`. */
  readonly cause: string | undefined;
  readonly isCauseError: boolean;
}

export function plainError({ kind, message, symbol, reason, cause }: QuoteSocketError): PlainError {
  const isCauseError = cause instanceof Error;
  const text = isCauseError ? cause.message : String(cause);
  const hasCause = cause !== undefined;
  return { kind, message, symbol, reason, cause: hasCause ? text : undefined, isCauseError };
}

export function errorOf({ kind, message, cause, isCauseError, ...rest }: PlainError) {
  return new QuoteSocketError(kind, message, {
    ...rest,
    cause: isCauseError ? new Error(cause) : cause,
  });
}
