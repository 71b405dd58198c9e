import type { CodeRequest } from '@exchange/exchange-api';
import type { FailureText } from './failureText.ts';

/** Current step of the login dialog. */
export type LoginStep =
  | { name: 'form'; failure?: FailureText; isReset?: boolean }
  | { name: 'code'; request: CodeRequest }
  | { name: 'recover' }
  | { name: 'reset'; request: CodeRequest };

/** Titles of the steps after the first form. */
export const stepTitles = {
  code: 'code_title',
  recover: 'recover_title',
  reset: 'recover_title',
} as const;
