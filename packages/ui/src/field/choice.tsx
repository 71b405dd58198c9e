'use client';

import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { FieldMessages } from './field.tsx';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Explains the choice. Stays visible beside an error. */
  hint?: ReactNode;
  /** Describes the problem and the fix. Announced when it appears. */
  error?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  classNames?: ClassNames<'label' | 'control' | 'hint' | 'error'> | undefined;
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
