'use client';

import { useId, useRef, type InputHTMLAttributes, type ReactElement } from 'react';
import { Glyph } from './glyph.tsx';
import { close, search } from './strokes.ts';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'id' | 'children'
> {
  /** What is searched: the field's name. */
  label: string;
  /** Shows the label over the field, not to screen readers alone. */
  showLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** What was found, such as "3 questions". Read out when it changes, once typing pauses. */
  result?: string;
}

/** A native search field with a button to empty it; Esc does the same. */
export function SearchField({
  label,
  showLabel = false,
  value,
  onChange,
  clearLabel,
  result,
  className,
  onKeyDown,
  ...native
}: SearchFieldProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={className === undefined ? 'x-search' : `x-search ${className}`}>
      <label className={showLabel ? 'x-field-label' : 'x-visually-hidden'} htmlFor={id}>
        {label}
      </label>
      <span className="x-search-box">
        <Glyph path={search} />
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...native}
          ref={input}
          id={id}
          type="search"
          className="x-field-input"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
            // One Esc empties the field; the next one is for the dialog around it.
            event.preventDefault();
            event.stopPropagation();
            onChange('');
          }}
        />
        {value !== '' && (
          <button
            type="button"
            className="x-search-clear"
            aria-label={clearLabel}
            onClick={() => {
              input.current?.focus();
              onChange('');
            }}
          >
            <Glyph path={close} size={16} />
          </button>
        )}
      </span>
      {result !== undefined && (
        <p className="x-field-hint" role="status">
          {result}
        </p>
      )}
    </div>
  );
}
