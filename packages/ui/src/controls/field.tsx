'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { textDirection } from '../composition/textDirection.ts';
import { useFormError } from '../form/formState.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { alert } from '../pictures/icons.ts';
import { describedBySlots, FieldSlots, type FieldSlotProps } from './fieldSlots.tsx';
import { messageAttributes } from './messageAttributes.ts';

/** Attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': ComponentProps<'input'>['aria-invalid'];
  /** Class that makes your control look like an input. */
  className: string;
  'data-part': string;
}

/** Props that all form fields share. `Part` adds names of parts. */
export interface FieldFrameProps<Part extends string = never> {
  label: ReactNode;
  /** Explains what to enter or choose. Stays visible beside an error. */
  hint?: ReactNode;
  /** Describes the problem and the fix. Announced when it appears. Replaces the error that a Form has for the field. */
  error?: ReactNode;
  classNames?: ClassNames<'label' | 'control' | 'hint' | 'error' | Part> | undefined;
}

export interface FieldProps
  extends
    Omit<ComponentProps<'input'>, 'children'>,
    FieldFrameProps<'start' | 'end'>,
    FieldSlotProps {
  /**
   * Renders a control other than `<input>`. Spread the argument onto it: it also contains the attributes
   * given to the Field, such as `required`, and the ref.
   */
  children?: ((control: FieldControl) => ReactNode) | undefined;
  /** Called with the text of the `<input>`. Not called for a control of yours. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A labelled control with an optional hint and error. `className` and `style` go to the root, all
 * other attributes and the ref to the control.
 */
export function Field({
  label,
  hint,
  error: ownError,
  start,
  end,
  children,
  className,
  classNames,
  style,
  onValueChange,
  ...input
}: FieldProps): ReactElement {
  const ownId = useId();
  const id = input.id ?? ownId;
  const error = useFormError(input.name, ownError);
  const described = describedBySlots(id, { start, end }, input['aria-describedby']);
  const control = {
    ...input,
    id,
    ...messageAttributes(id, { hint, error }, { ...input, 'aria-describedby': described }),
    ...part('control', 'x-field-input', classNames),
  };
  return (
    <div className={classes('x-field', className)} style={style}>
      <label {...part('label', 'x-field-label', classNames)} htmlFor={id}>
        {label}
      </label>
      <FieldSlots id={id} start={start} end={end} classNames={classNames}>
        {children ? (
          <>{children(control)}</>
        ) : (
          <input
            {...control}
            onChange={(event) => {
              input.onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          />
        )}
      </FieldSlots>
      <FieldMessages id={id} hint={hint} error={error} classNames={classNames} />
    </div>
  );
}

/**
 * The hint and error of a field. The error is in a live region, which is always rendered, because it
 * must exist before its text.
 */
export function FieldMessages({
  id,
  hint,
  error,
  classNames,
}: Omit<FieldFrameProps, 'label'> & { id: string }): ReactElement {
  return (
    <>
      {hasContent(hint) && (
        <p {...part('hint', 'x-field-hint', classNames)} id={`${id}-hint`}>
          <span dir={textDirection(hint)}>{hint}</span>
        </p>
      )}
      <div aria-live="polite">
        {hasContent(error) && (
          <p {...part('error', 'x-field-error', classNames)} id={`${id}-error`}>
            <Glyph path={alert} size={14} />
            <span dir={textDirection(error)}>{error}</span>
          </p>
        )}
      </div>
    </>
  );
}
