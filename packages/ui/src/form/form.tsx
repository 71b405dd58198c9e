'use client';

import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { classes } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { textDirection } from '../composition/textDirection.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { alert } from '../pictures/icons.ts';
import { FormContext, type FormErrors, type FormField } from './formState.ts';
import { formValues, readValues, type FormSchema, type FormValues } from './formSchema.ts';

export type { FormErrors } from './formState.ts';
export type { FormSchema, FormValues } from './formSchema.ts';

/**
 * Sends the values. Returns errors by the `name` of a field, or nothing after a success. An error
 * that it throws goes to the nearest error boundary, or, if the form has been removed, to the
 * page's error listeners.
 *
 * @param data - the same values as `FormData`, such as for a server action of React
 */
export type FormAction<Output> = (
  values: Output,
  data: FormData,
) => FormErrors | undefined | void | Promise<FormErrors | undefined | void>;

export interface FormProps<Output = FormValues> extends Omit<ComponentProps<'form'>, 'action'> {
  /**
   * Checks and converts the values before `action`. Any schema that implements Standard Schema.
   * With it, the browser does not check `required`, `pattern` and the like, because its messages
   * are in the browser's language; set `noValidate={false}` to keep that.
   */
  schema?: FormSchema<Output> | undefined;
  action: FormAction<NoInfer<Output>>;
}

/**
 * A form that shows an error at each field, and moves focus to the first one. Fields find their
 * errors by `name`; when the visitor changes a field, its error disappears. Errors without such a
 * field, and the one with the empty name, are above the content. A control with a text that is not
 * a value, such as a NumberField with letters, and a NumberField outside its limits are not sent,
 * also with a schema. While `action` runs, another submission is ignored, and a Button inside the
 * form shows that it is busy. Keeps what was typed, also after a success: close the form or reset
 * it. All attributes and the ref go to the `<form>`.
 */
export function Form<Output = FormValues>({
  schema,
  action,
  children,
  className,
  ref,
  ...native
}: FormProps<Output>): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  useForwardedRef(ref, form);
  const isRunning = useRef(false);
  /** Names of the fields that the visitor has changed since the submission. */
  const changed = useRef(new Set<string>());
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const { fields, addField } = useFields();
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) firstInvalid(form.current)?.focus();
  }, [failures]);

  const clearError = (name: string) => {
    changed.current.add(name);
    setErrors((before) => (Object.hasOwn(before, name) ? without(before, [name]) : before));
  };

  const send = async (data: FormData): Promise<FormErrors | undefined | void> => {
    const lists = fields.current.filter(({ isList }) => isList).map(({ name }) => name);
    const values = formValues(data, lists);
    if (!schema) return action(values as Output, data);
    const read = await readValues(schema, values);
    return 'errors' in read ? read.errors : action(read.values, data);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    native.onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isRunning.current) return;
    if (hasNoValue(event.currentTarget)) return;
    isRunning.current = true;
    changed.current.clear();
    setBusy(true);
    send(new FormData(event.currentTarget, event.nativeEvent.submitter))
      .then((outcome) => {
        const shown = shownErrors(outcome ?? {}, fields.current);
        const left = without(shown, [...changed.current]);
        setErrors(left);
        if (Object.values(left).some(hasContent)) setFailures((count) => count + 1);
      })
      .catch((error: unknown) => {
        if (!form.current) return reportError(error);
        setErrors(() => {
          throw error;
        });
      })
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };

  const formError = Object.hasOwn(errors, '') ? errors[''] : undefined;
  return (
    <form
      // A browser that has not run the page's scripts yet must not put the values into the address.
      method="post"
      noValidate={schema !== undefined}
      {...native}
      ref={form}
      className={classes('x-form', className)}
      onSubmit={submit}
      onReset={(event) => {
        native.onReset?.(event);
        if (!event.defaultPrevented) setErrors({});
      }}
      onInput={(event) => {
        native.onInput?.(event);
        const { name } = event.target as HTMLInputElement;
        if (name) clearError(name);
      }}
    >
      {hasContent(formError) && (
        <p className="x-field-error" role="alert" tabIndex={-1}>
          <Glyph path={alert} size={14} />
          <span dir={textDirection(formError)}>{formError}</span>
        </p>
      )}
      <FormContext value={{ errors, isBusy, clearError, addField }}>{children}</FormContext>
    </form>
  );
}

/** Keeps the fields that show errors. */
function useFields() {
  const fields = useRef<readonly FormField[]>([]);
  const [addField] = useState(() => (field: FormField) => {
    fields.current = [...fields.current, field];
    return () => {
      fields.current = fields.current.filter((each) => each !== field);
    };
  });
  return { fields, addField };
}

/** Returns whether a control has a text that is no value. Focuses the first such control, and shows the reason. */
function hasNoValue(form: HTMLFormElement): boolean {
  const wrong = [...form.elements].find(isNotValue);
  wrong?.focus();
  // A field may show the reason itself. A Combobox does not.
  if (wrong && !showsError(wrong)) wrong.reportValidity();
  return wrong !== undefined;
}

/**
 * Whether a control has a text that stands for no value, so that the form would send another one,
 * or an amount outside its limits.
 */
function isNotValue(element: Element): element is HTMLInputElement {
  if (!('validity' in element)) return false;
  const control = element as HTMLInputElement;
  return control.willValidate && control.validity.customError;
}

/** Whether the page shows the error of a field. */
function showsError({ id, ownerDocument }: HTMLInputElement): boolean {
  return ownerDocument.getElementById(`${id}-error`) !== null;
}

/**
 * Returns the errors by the fields that show them. The error of `networks.0` belongs to the field
 * `networks`, if there is no field with the longer name. An error without a field becomes one of
 * the whole form.
 */
function shownErrors(errors: FormErrors, fields: readonly FormField[]): FormErrors {
  const shown = new Map<string, ReactNode>();
  for (const [name, error] of Object.entries(errors)) {
    const parts = name.split('.');
    const names = parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'));
    const place = names.find((each) => fields.some((field) => field.name === each)) ?? '';
    if (hasContent(error) && !shown.has(place)) shown.set(place, error);
  }
  return Object.fromEntries(shown);
}

function without(errors: FormErrors, names: readonly string[]): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** Returns the first control that is marked as invalid, or else the errors above the content. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid]:not([aria-invalid="false"])');
  if (!invalid) return form?.querySelector<HTMLElement>(':scope > [role="alert"]') ?? null;
  if (!invalid.matches('[role="radiogroup"]')) return invalid;
  return (
    invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector('input:enabled')
  );
}
