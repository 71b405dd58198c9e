'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes, part } from '../composition/classes.ts';
import { useFormError } from '../form/formState.ts';
import { FieldMessages, type FieldFrameProps } from './field.tsx';
import { messageAttributes } from './messageAttributes.ts';

export interface RadioOption<Value extends string = string> {
  /** Unique within the group. */
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'>,
    FieldFrameProps<'option'> {
  options: readonly RadioOption<Value>[];
  value?: NoInfer<Value> | undefined;
  defaultValue?: NoInfer<Value> | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  required?: boolean | undefined;
}

/** Native radio buttons in a fieldset, for a single choice. The browser handles the arrow keys. */
export function RadioGroup<Value extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  hint,
  error: ownError,
  name,
  form,
  className,
  classNames,
  ...native
}: RadioGroupProps<Value>): ReactElement {
  const id = useId();
  const error = useFormError(name, ownError);
  const choices = useRef<HTMLDivElement>(null);
  // Radio buttons need a common name to exclude each other. If you give no name, a generated one is
  // used, and the form does not submit them. With a name, the form has no entry to delete.
  useEffect(() => {
    const page = (choices.current as HTMLElement).getRootNode();
    const leaveOut = (event: Event) => (event as FormDataEvent).formData.delete(id);
    page.addEventListener('formdata', leaveOut);
    return () => page.removeEventListener('formdata', leaveOut);
  }, [id]);
  // React resets a form after its action. The reset then restores the controlled value.
  useLayoutEffect(() => {
    if (value === undefined) return;
    for (const radio of choices.current?.querySelectorAll('input') ?? []) {
      radio.defaultChecked = radio.value === value;
    }
  });
  return (
    <fieldset
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML allows it for a group of radio buttons
      role="radiogroup"
      aria-required={required}
      {...native}
      {...messageAttributes(id, { hint, error }, native)}
      className={classes('x-radios', className)}
    >
      <legend {...part('label', 'x-field-label', classNames)}>{label}</legend>
      <div ref={choices} className="x-radios-options">
        {options.map((option) => (
          <label key={option.value} {...part('option', 'x-choice-label', classNames)}>
            <input
              type="radio"
              {...part('control', 'x-radio', classNames)}
              name={name ?? id}
              form={form}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} hint={hint} error={error} classNames={classNames} />
    </fieldset>
  );
}
