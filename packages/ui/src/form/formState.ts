import { createContext, use, useEffect, type ReactNode } from 'react';
import { hasContent } from '../composition/hasContent.ts';

/** Errors by the `name` of a field. The empty name is for an error of the whole form. */
export type FormErrors = Readonly<Partial<Record<string, ReactNode>>>;

export interface FormField {
  name: string;
  /** Whether several values can be chosen. */
  isList: boolean;
}

export interface FormState {
  errors: FormErrors;
  /** Whether the action runs. */
  isBusy: boolean;
  /** Removes the error of a field, because the visitor changed its value. */
  clearError: (name: string) => void;
  /** Adds a field, which shows the errors of its name. Returns a function that removes the field. */
  addField: (field: FormField) => () => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** Returns the field's own error, or else the error that the form has for its name. */
export function useFormError(name: string | undefined, own: ReactNode, isList = false): ReactNode {
  const form = use(FormContext);
  const addField = form?.addField;
  useEffect(
    () => (name === undefined ? undefined : addField?.({ name, isList })),
    [addField, name, isList],
  );
  if (hasContent(own) || !form || name === undefined) return own;
  return Object.hasOwn(form.errors, name) ? form.errors[name] : undefined;
}

/**
 * Returns a function that removes the form's error, for a control that changes without an `input`
 * event of its name.
 */
export function useClearError(name: string | undefined): () => void {
  const form = use(FormContext);
  return () => {
    if (name !== undefined) form?.clearError(name);
  };
}
