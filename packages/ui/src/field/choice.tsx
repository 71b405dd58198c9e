'use client';

import { useId, type ComponentProps, type ReactElement } from 'react';
import { classes, part } from '../composition/classes.ts';
import { FieldMessages, type FieldFrameProps } from './field.tsx';

export interface ChoiceProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldFrameProps {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox inside its label, shared by Checkbox and Switch. */
export function Choice({
  label,
  hint,
  error,
  onCheckedChange,
  className,
  classNames,
  style,
  look,
  ...input
}: ChoiceProps & { look: 'x-checkbox' | 'x-switch' }): ReactElement {
  const ownId = useId();
  const id = input.id ?? ownId;
  const hasError = error != null && error !== false;
  return (
    <div className={classes('x-choice', className)} style={style}>
      <label {...part('label', 'x-choice-label', classNames)}>
        <input
          {...input}
          id={id}
          type="checkbox"
          {...part('control', look, classNames)}
          aria-describedby={
            classes(
              input['aria-describedby'],
              hint != null && `${id}-hint`,
              hasError && `${id}-error`,
            ) || undefined
          }
          aria-invalid={input['aria-invalid'] ?? (hasError || undefined)}
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
