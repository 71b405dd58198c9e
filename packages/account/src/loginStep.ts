import type { CodeRequest } from '@exchange/exchange-api';
import type { FailureText } from './failureText.ts';

/** Current step of the login dialog. */
export type LoginStep =
  | { name: 'form'; failure?: FailureText; isReset?: boolean }
  | { name: 'details' }
  | { name: 'code'; request: CodeRequest }
  | { name: 'recover' }
  | { name: 'reset'; request: CodeRequest };

/** Steps of a registration, in their order. */
export const signUpSteps: readonly LoginStep['name'][] = ['form', 'details'];

/** Titles of the steps after the first form of a login, and of the second step of a registration. */
export const stepTitles = {
  details: 'register_title',
  code: 'code_title',
  recover: 'recover_title',
  reset: 'recover_title',
} as const;
