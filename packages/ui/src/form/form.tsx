'use client';

import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type SubmitEvent,
} from 'react';
import { classes } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { alert } from '../pictures/icons.ts';
import { errorOf, FormContext, type FormErrors } from './formState.ts';
import { formValues, readValues, type FormSchema, type FormValues } from './formSchema.ts';

type Outcome = FormErrors | undefined | void;

export interface FormProps<Output = FormValues> extends Omit<ComponentProps<'form'>, 'action'> {
  /**
   * Checks and converts the values before `action`. Any schema that implements Standard Schema. With it, the browser's own
   * messages are off, because they are in the browser's language; set `noValidate={false}` to keep them.
   */
  schema?: FormSchema<Output> | undefined;
  /**
   * Sends the values. Return errors by the `name` of a field, or nothing after a success. An error that it throws goes to
   * the nearest error boundary. A server action of React gets `data`.
   */
  action: (values: Output, data: FormData) => Outcome | Promise<Outcome>;
}

/**
 * A form that shows an error at each field, and moves focus to the first one. Fields find their errors by `name`; a change
 * of a field removes its error. While `action` runs, another submission is ignored, and a Button of the form shows that it
 * is busy. Keeps what was typed, also after a success: close the form or reset it. The error of the whole form, with the
 * empty name, is above its content. All attributes and the ref go to the `<form>`.
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
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) firstInvalid(form.current)?.focus();
  }, [attempts]);

  const clear = (name: string) =>
    setErrors((before) =>
      Object.hasOwn(before, name) ? { ...before, [name]: undefined } : before,
    );

  const send = async (data: FormData): Promise<Outcome> => {
    const values = formValues(data);
    if (!schema) return action(values as Output, data);
    const read = await readValues(schema, values);
    return 'errors' in read ? read.errors : action(read.values, data);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    native.onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    send(new FormData(event.currentTarget, event.nativeEvent.submitter))
      .then((outcome) => {
        setErrors(outcome ?? {});
        setAttempts((count) => count + 1);
      })
      .catch((error: unknown) =>
        setErrors(() => {
          throw error;
        }),
      )
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };

  const formError = errorOf(errors, '');
  return (
    <form
      noValidate={schema !== undefined}
      {...native}
      ref={form}
      className={classes('x-form', className)}
      onSubmit={submit}
      onInput={(event) => {
        native.onInput?.(event);
        const { name } = event.target as HTMLInputElement;
        if (name) clear(name);
      }}
    >
      {hasContent(formError) && (
        <p className="x-field-error" role="alert" tabIndex={-1}>
          <Glyph path={alert} size={14} />
          <span>{formError}</span>
        </p>
      )}
      <FormContext value={{ errors, isBusy, clear }}>{children}</FormContext>
    </form>
  );
}

/** Returns the first control that is marked as invalid, or else the error of the whole form. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid]:not([aria-invalid="false"])');
  if (!invalid) return form?.querySelector<HTMLElement>(':scope > [role="alert"]') ?? null;
  return invalid.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid;
}
