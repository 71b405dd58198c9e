'use client';

import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactElement } from 'react';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { classes, part } from '../composition/classes.ts';
import { useFormError } from '../form/formState.ts';
import { FieldMessages, type FieldFrameProps } from './field.tsx';
import { messageAttributes } from './messageAttributes.ts';

export interface ChoiceProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldFrameProps {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox inside its label, shared by Checkbox and Switch. */
export function Choice({
  label,
  hint,
  error: ownError,
  onCheckedChange,
  className,
  classNames,
  style,
  look,
  ref,
  ...input
}: ChoiceProps & { look: 'x-checkbox' | 'x-switch' }): ReactElement {
  const ownId = useId();
  const id = input.id ?? ownId;
  const error = useFormError(input.name, ownError);
  const element = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, element);
  const { checked } = input;
  // React resets a form after its action. The reset then restores the controlled state.
  useLayoutEffect(() => {
    if (element.current && checked !== undefined) element.current.defaultChecked = checked;
  }, [checked]);
  return (
    <div className={classes('x-choice', className)} style={style}>
      <label {...part('label', 'x-choice-label', classNames)}>
        <input
          {...input}
          ref={element}
          id={id}
          type="checkbox"
          {...part('control', look, classNames)}
          {...messageAttributes(id, { hint, error }, input)}
          onChange={(event) => {
            input.onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} hint={hint} error={error} classNames={classNames} />
    </div>
  );
}
