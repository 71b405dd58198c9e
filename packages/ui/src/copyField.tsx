'use client';

import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Glyph } from './glyph.tsx';
import { check, copy as copyStroke } from './strokes.ts';

export interface CopyFieldProps {
  label: ReactNode;
  /** What is copied, as it is. */
  value: string;
  copyLabel: string;
  /** Stands on the button and is read out when it was copied. */
  copiedLabel: string;
  /** Shown and read out when the browser forbids it: the value is selected then, to be copied by hand. */
  failedLabel: string;
  /** Called when it was copied. */
  onCopy?: () => void;
  /** Writes to the clipboard. @defaultValue the browser's, looked up when the button is pressed */
  write?: (text: string) => Promise<void>;
}

type Outcome = 'none' | 'copied' | 'failed';

const toClipboard = (text: string) => globalThis.navigator.clipboard.writeText(text);

/** A value to take along, such as an invite code or link, with a button that copies it. */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedLabel,
  failedLabel,
  onCopy,
  write = toClipboard,
}: CopyFieldProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Of which value it is the outcome: another one was not copied yet.
  const [last, setLast] = useState<{ value: string; outcome: Outcome }>();
  const outcome = last?.value === value ? last.outcome : 'none';

  const copy = async () => {
    // Emptied first, so that a second press is announced too.
    setLast(undefined);
    try {
      await write(value);
    } catch {
      // No clipboard on an insecure page, or not allowed: the visitor's own hand can still do it.
      input.current?.focus();
      input.current?.select();
      setLast({ value, outcome: 'failed' });
      return;
    }
    setLast({ value, outcome: 'copied' });
    onCopy?.();
  };

  return (
    <div className="x-copy">
      <label className="x-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="x-copy-row">
        <input
          ref={input}
          id={id}
          className="x-field-input"
          readOnly
          // Codes and addresses read from left to right in every language.
          dir="ltr"
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          size="large"
          variant="secondary"
          icon={<Glyph path={outcome === 'copied' ? check : copyStroke} />}
          onClick={() => void copy()}
        >
          {/* Both take their room, so that the button keeps its width. */}
          <span className="x-copy-words">
            <span aria-hidden={outcome === 'copied'}>{copyLabel}</span>
            <span aria-hidden={outcome !== 'copied'}>{copiedLabel}</span>
          </span>
        </Button>
      </div>
      <p className="x-copy-status" role="status" data-outcome={outcome}>
        {outcome === 'copied' && <span className="x-visually-hidden">{copiedLabel}</span>}
        {outcome === 'failed' && failedLabel}
      </p>
    </div>
  );
}
