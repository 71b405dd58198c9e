import { useEffect, useLayoutEffect, useRef, type ReactElement, type Ref } from 'react';
import { part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { check } from '../pictures/icons.ts';
import type { ComboboxOption } from './comboboxOption.ts';
import { useOptionsInSight } from './useOptionsInSight.ts';

interface OptionsProps<Option extends ComboboxOption> {
  id: string;
  label: string | undefined;
  options: readonly Option[];
  chosen: readonly string[];
  /** Index of the active option. -1 if there is none. */
  active: number;
  multiple: boolean | undefined;
  classNames: ClassNames<'list' | 'option'> | undefined;
  onPick: (option: Option) => void;
}

/**
 * The popup of a Combobox or CustomSelect. Focus stays in the control, which refers to the active option with
 * `aria-activedescendant`. The options are rendered only while it is open.
 */
export function OptionList<Option extends ComboboxOption>({
  open,
  message,
  ref,
  ...list
}: OptionsProps<Option> & {
  open: boolean;
  ref: Ref<HTMLDivElement>;
  /** Text shown instead of options while they load, or if there are none. */
  message: string | undefined;
}): ReactElement {
  return (
    <div ref={ref} popover="manual" {...part('list', 'x-options', list.classNames)}>
      {open && <Options {...list} />}
      <div className="x-options-message" role="status">
        {open && message}
      </div>
    </div>
  );
}

function Options<Option extends ComboboxOption>({
  id,
  label,
  options,
  chosen,
  active,
  multiple,
  classNames,
  onPick,
}: OptionsProps<Option>): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const { indexes, optionHeight } = useOptionsInSight(list, { count: options.length, active });
  // Sets positions through the CSSOM, which a strict Content-Security-Policy allows.
  useLayoutEffect(() => {
    if (optionHeight === undefined || !list.current) return;
    const [space, ...rendered] = list.current.children as HTMLCollectionOf<HTMLElement>;
    space?.style.setProperty('block-size', `${optionHeight * options.length}px`);
    for (const [at, element] of rendered.entries()) {
      element.style.setProperty('inset-block-start', `${optionHeight * (indexes[at] ?? 0)}px`);
    }
  });
  const activeElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    activeElement.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      className="x-options-list"
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple}
      data-long={optionHeight === undefined ? undefined : ''}
    >
      {optionHeight !== undefined && (
        // Makes the list as high as if all options were rendered.
        <div role="presentation" />
      )}
      {indexes.map((index) => {
        const option = options[index] as Option;
        return (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the control handles the keys and keeps focus
          <div
            key={option.value}
            ref={index === active ? activeElement : undefined}
            id={`${id}-${index}`}
            role="option"
            {...part('option', 'x-option', classNames)}
            data-active={index === active ? '' : undefined}
            aria-selected={chosen.includes(option.value)}
            aria-disabled={option.disabled}
            {...(optionHeight !== undefined && {
              'aria-setsize': options.length,
              'aria-posinset': index + 1,
            })}
            // Prevents the press from moving focus out of the control.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            {option.icon}
            <span className="x-option-label">{option.label}</span>
            {hasContent(option.hint) && <span className="x-option-hint">{option.hint}</span>}
            {chosen.includes(option.value) && <Glyph path={check} />}
          </div>
        );
      })}
    </div>
  );
}
