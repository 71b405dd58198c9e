import type { ReactElement } from 'react';
import { part, type ClassNames } from '../composition/classes.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { close } from '../pictures/icons.ts';

/** The chosen values of a Combobox, each with a button that removes it. */
export function Chips<Value extends string>({
  chips,
  removeLabel = (label) => label,
  classNames,
  disabled,
  onRemove,
}: {
  chips: readonly { value: Value; label: string }[];
  removeLabel: ((label: string) => string) | undefined;
  classNames: ClassNames<'chip'> | undefined;
  disabled: boolean | undefined;
  onRemove: (value: Value) => void;
}): ReactElement | null {
  if (chips.length === 0) return null;
  return (
    <span className="x-chips">
      {chips.map(({ value, label }) => (
        <span key={value} {...part('chip', 'x-chip', classNames)}>
          {label}
          <button
            type="button"
            className="x-chip-remove"
            aria-label={removeLabel(label)}
            disabled={disabled}
            onClick={() => onRemove(value)}
          >
            <Glyph path={close} size={14} />
          </button>
        </span>
      ))}
    </span>
  );
}
