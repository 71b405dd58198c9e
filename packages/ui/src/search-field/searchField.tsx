'use client';

import { useId, useRef, type InputHTMLAttributes, type ReactElement } from 'react';
import { Glyph } from '../icon/glyph.tsx';
import { close, search } from '../icon/strokes.ts';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'id' | 'children'
> {
  /** Accessible name of the field. */
  label: string;
  /** Shows the label above the field. Otherwise only screen readers get it. */
  showLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Accessible name of the clear button. */
  clearLabel: string;
  /** Result summary, such as "3 questions". Announced when it changes and typing pauses. */
  result?: string;
}

/** A native search field with a clear button. Esc clears it too. */
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
            // The first Esc clears the field. The next one reaches a dialog around it.
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
