import type { BusinessCode } from '@exchange/task-center-api';

/** Thrown to reject a call with a business code and a reason. The call has changed nothing. */
export class Refusal extends Error {
  readonly code: BusinessCode;
  /** Additional data for clients. */
  readonly result: unknown;

  constructor(code: BusinessCode, message: string, result: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.result = result;
  }
}
