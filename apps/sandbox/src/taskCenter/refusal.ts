import type { BusinessCode } from '@exchange/task-center-api';

/** What a call is answered instead of a result: a business code and why. Nothing was changed. */
export class Refusal extends Error {
  readonly code: BusinessCode;
  /** What a program may want to know besides. */
  readonly result: unknown;

  constructor(code: BusinessCode, message: string, result: unknown = null) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.result = result;
  }
}
