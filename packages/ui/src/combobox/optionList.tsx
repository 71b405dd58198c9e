import { useEffect, type ReactElement, type Ref } from 'react';
import { part, type ClassNames } from '../composition/classes.ts';
import { Glyph } from '../icon/glyph.tsx';
import { check } from '../icon/strokes.ts';
import type { ComboboxOption } from './comboboxOption.ts';

/**
 * The popup of a Combobox. Focus stays in the input, which refers to the active option with
 * `aria-activedescendant`.
 */
export function OptionList<Option extends ComboboxOption>({
  id,
  label,
  options,
  chosen,
  active,
  multiple,
  message,
  classNames,
  onPick,
  ref,
}: {
  id: string;
  label: string | undefined;
  options: readonly Option[];
  chosen: readonly string[];
  /** Index of the active option. -1 if there is none. */
  active: number;
  multiple: boolean | undefined;
  /** Text shown instead of options while they load, or if there are none. */
  message: string | undefined;
  classNames: ClassNames<'list' | 'option'> | undefined;
  onPick: (option: Option) => void;
  ref: Ref<HTMLDivElement>;
}): ReactElement {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div ref={ref} popover="manual" {...part('list', 'x-options', classNames)}>
      <div id={id} role="listbox" aria-label={label} aria-multiselectable={multiple}>
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input handles the keys and keeps focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            {...part('option', 'x-option', classNames)}
            data-active={index === active ? '' : undefined}
            aria-selected={chosen.includes(option.value)}
            aria-disabled={option.disabled}
            // Prevents the press from moving focus out of the input.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            {option.icon}
            <span className="x-option-label">{option.label}</span>
            {option.hint}
            {chosen.includes(option.value) && <Glyph path={check} />}
          </div>
        ))}
      </div>
      <div className="x-options-message" role="status">
        {message}
      </div>
    </div>
  );
}
