'use client';

import { useId, type ComponentProps, type ReactElement } from 'react';
import { classes, part } from '../composition/classes.ts';
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
  return (
    <div className={classes('x-choice', className)} style={style}>
      <label {...part('label', 'x-choice-label', classNames)}>
        <input
          {...input}
          id={id}
          type="checkbox"
          {...part('control', look, classNames)}
          {...messageAttributes(id, hint, error, input)}
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
