'use client';

import { useId, useRef, type ComponentProps, type ReactElement } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { close, search } from '../pictures/icons.ts';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children'
> {
  /** Accessible name of the field. */
  label: string;
  /** Shows the label above the field. Otherwise, only screen readers announce it. */
  showLabel?: boolean | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Accessible name of the clear button. */
  clearLabel: string;
  /** Result summary, such as "3 questions". Announced when it changes and typing pauses. */
  result?: string | undefined;
  classNames?: ClassNames<'label' | 'box' | 'control' | 'clear' | 'result'> | undefined;
}

/**
 * A native search field with a clear button. Esc clears it too. `className` and `style` go to the
 * root, all other attributes and the ref to the input.
 */
export function SearchField({
  label,
  showLabel = false,
  onValueChange,
  clearLabel,
  result,
  className,
  classNames,
  style,
  ref,
  ...native
}: SearchFieldProps): ReactElement {
  const ownId = useId();
  const id = native.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, input);
  return (
    <div className={classes('x-search', className)} style={style}>
      <label
        {...part('label', showLabel ? 'x-field-label' : 'x-visually-hidden', classNames)}
        htmlFor={id}
      >
        {label}
      </label>
      <span {...part('box', 'x-search-box', classNames)}>
        <Glyph path={search} />
        <input
          autoComplete="off"
          enterKeyHint="search"
          // Needed because the style sheet hides the clear button while a placeholder is shown.
          placeholder=" "
          {...native}
          ref={input}
          id={id}
          type="search"
          {...part('control', 'x-field-input', classNames)}
          onChange={(event) => {
            native.onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            native.onKeyDown?.(event);
            const { currentTarget, nativeEvent } = event;
            if (event.key !== 'Escape' || event.defaultPrevented || nativeEvent.isComposing) return;
            if (!currentTarget.value || native.readOnly || native.disabled) return;
            // The first Esc clears the field. The next one reaches a dialog around it.
            event.preventDefault();
            event.stopPropagation();
            changeValue(currentTarget, '');
          }}
        />
        <button
          type="button"
          {...part('clear', 'x-search-clear', classNames)}
          aria-label={clearLabel}
          disabled={native.disabled || native.readOnly}
          onClick={() => {
            const field = input.current as HTMLInputElement;
            field.focus();
            changeValue(field, '');
          }}
        >
          <Glyph path={close} size={16} />
        </button>
      </span>
      {result !== undefined && (
        <p {...part('result', 'x-field-hint', classNames)} role="status">
          {result}
        </p>
      )}
    </div>
  );
}

/**
 * Changes the value of an input as if the visitor had typed it, so that React and form libraries receive
 * an `input` event.
 */
function changeValue(input: HTMLInputElement, value: string): void {
  // Use the prototype's setter, because React overrides the element's own setter to ignore changes by
  // scripts.
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
