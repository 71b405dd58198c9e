'use client';

import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from './button.tsx';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { check, copy as copyStroke } from '../pictures/icons.ts';

export interface CopyFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  /** Text that is shown and copied unchanged. */
  value: string;
  /** Shown instead of a long value, such as `brand.com/…AB12CD`, until the field has the focus. */
  shortValue?: string | undefined;
  copyLabel: string;
  /** Label of the button after copying, also announced to screen readers. */
  copiedLabel: string;
  /** Shown and announced if copying fails. The value is then selected for manual copying. */
  failedLabel: string;
  /** Called after the button has copied the value. */
  onCopied?: (() => void) | undefined;
  /**
   * Writes text to the clipboard. @defaultValue `navigator.clipboard.writeText`, looked up on each
   * press
   */
  write?: ((text: string) => Promise<void>) | undefined;
  classNames?: ClassNames<'label' | 'input' | 'button' | 'status'> | undefined;
}

type Outcome = 'none' | 'copied' | 'failed';

const toClipboard = (text: string) => globalThis.navigator.clipboard.writeText(text);

/** A read-only value, such as an invite code or link, with a copy button. */
export function CopyField({
  label,
  value,
  shortValue = value,
  copyLabel,
  copiedLabel,
  failedLabel,
  onCopied,
  write = toClipboard,
  className,
  classNames,
  ...native
}: CopyFieldProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Stored with the value, because the outcome does not apply to a new value.
  const [last, setLast] = useState<{ value: string; outcome: Outcome }>();
  const [isFocused, setIsFocused] = useState(false);
  const outcome = last?.value === value ? last.outcome : 'none';

  // After the whole value has replaced the short one, because that clears the selection.
  useLayoutEffect(() => {
    if (isFocused) input.current?.select();
  }, [isFocused]);

  const copy = async () => {
    // Clear the status first, so that a second press is announced again.
    setLast(undefined);
    try {
      await write(value);
    } catch {
      // Access to the clipboard was denied, or the page is insecure and has no clipboard. Select the
      // value for manual copying.
      input.current?.focus();
      input.current?.select();
      setLast({ value, outcome: 'failed' });
      return;
    }
    setLast({ value, outcome: 'copied' });
    onCopied?.();
  };

  return (
    <div {...native} className={classes('x-copy', className)}>
      <label {...part('label', 'x-field-label', classNames)} htmlFor={id}>
        {label}
      </label>
      <div className="x-copy-row">
        <input
          ref={input}
          id={id}
          {...part('input', 'x-field-input', classNames)}
          readOnly
          // Codes and URLs are left-to-right in every language.
          dir="ltr"
          value={isFocused ? value : shortValue}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
        />
        <Button
          {...part('button', '', classNames)}
          size="large"
          icon={<Glyph path={outcome === 'copied' ? check : copyStroke} />}
          onClick={() => void copy()}
        >
          {/* Both labels are always rendered and take up space, so that the width does not change. */}
          <span className="x-copy-words">
            <span aria-hidden={outcome === 'copied'}>{copyLabel}</span>
            <span aria-hidden={outcome !== 'copied'}>{copiedLabel}</span>
          </span>
        </Button>
      </div>
      <p {...part('status', 'x-copy-status', classNames)} role="status" data-outcome={outcome}>
        {outcome === 'copied' && <span className="x-visually-hidden">{copiedLabel}</span>}
        {outcome === 'failed' && failedLabel}
      </p>
    </div>
  );
}
