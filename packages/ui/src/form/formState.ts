import { createContext, use, type ReactNode } from 'react';
import { hasContent } from '../composition/hasContent.ts';

/** Errors by the `name` of a field. The empty name is for an error of the whole form. */
export type FormErrors = Readonly<Partial<Record<string, ReactNode>>>;

export interface FormState {
  errors: FormErrors;
  /** Whether the action runs. */
  isBusy: boolean;
  /** Removes the error of a field, because its value changed. */
  clear: (name: string) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function errorOf(errors: FormErrors, name: string): ReactNode {
  return Object.hasOwn(errors, name) ? errors[name] : undefined;
}

/** Returns the field's own error, or else the error that the form has for the name of the field. */
export function useFormError(name: string | undefined, own: ReactNode): ReactNode {
  const form = use(FormContext);
  if (hasContent(own) || !form || name === undefined) return own;
  return errorOf(form.errors, name);
}

/** Returns a function that removes the form's error for a control whose changes the form does not hear of. */
export function useClearError(name: string | undefined): () => void {
  const form = use(FormContext);
  return () => {
    if (name !== undefined) form?.clear(name);
  };
}
