import type { ReactElement } from 'react';
import { part, type ClassNames } from '../composition/classes.ts';
import { useHeldButton } from './useHeldButton.ts';

/** A button of a NumberField that changes the value by a step, again and again while it is held. */
export function StepButton({
  name,
  label,
  classNames,
  disabled,
  onStep,
}: {
  name: 'decrease' | 'increase';
  label: string;
  classNames: ClassNames<'decrease' | 'increase'> | undefined;
  disabled: boolean | undefined;
  /** Called with 1 or -1. */
  onStep: (times: number) => void;
}): ReactElement {
  const handlers = useHeldButton(() => onStep(name === 'increase' ? 1 : -1), disabled);
  return (
    <button
      type="button"
      {...part(name, 'x-number-step', classNames)}
      // Not in the tab order, because the arrow keys do the same.
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      {...handlers}
    >
      {name === 'increase' ? '+' : '−'}
    </button>
  );
}
