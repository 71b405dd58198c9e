'use client';

import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  MouseEvent,
  ReactElement,
  ReactNode,
  Ref,
} from 'react';
import { useFormStatus } from 'react-dom';

/** Heights in px: 24, 28, 32, 40, 48, 56. Names are listed in spec 3. */
export type ButtonSize = 'xx-small' | 'x-small' | 'small' | 'middle' | 'large' | 'x-large';

/** Visual variants (spec 3). `default` is outlined. */
export type ButtonVariant =
  | 'default'
  | 'primary'
  | 'secondary'
  | 'secondaryBrand'
  | 'tradeLong'
  | 'tradeShort'
  | 'tradeSecondary'
  | 'marketing';

interface Look {
  children?: ReactNode;
  /** @defaultValue `'middle'` */
  size?: ButtonSize;
  /** @defaultValue `'default'` */
  variant?: ButtonVariant;
  /** Decorative icon before the label. An icon-only button needs an `aria-label`. */
  icon?: ReactNode;
  /** Fills the width of the container. */
  fullWidth?: boolean;
  disabled?: boolean;
}

/** `loading` requires a translated `loadingLabel`. */
type Loading =
  | {
      /**
       * Keeps focus, width and name; ignores pointer, Enter, Space and submission (decision 17).
       */
      loading: boolean;
      /** Announced to screen readers when loading starts, such as "Claiming…". */
      loadingLabel: string;
    }
  | { loading?: undefined; loadingLabel?: string };

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> & {
  href?: undefined;
  ref?: Ref<HTMLButtonElement>;
};

type NativeLink = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href' | 'type'> & {
  /** Renders a link that looks like a button. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

export type ButtonProps = Look & Loading & (NativeButton | NativeLink);

/**
 * A button, or a link if `href` is given. `type` defaults to `button`. A `submit` button shows its
 * loading state while the `action` function of its form is pending.
 */
export function Button({
  children,
  size = 'middle',
  variant = 'default',
  icon,
  fullWidth = false,
  disabled = false,
  loading,
  loadingLabel,
  className,
  ...native
}: ButtonProps): ReactElement {
  const { pending } = useFormStatus();
  const submits = native.href === undefined && native.type === 'submit';
  const busy = !disabled && (loading ?? (submits && pending));
  const look = {
    className: className === undefined ? 'x-button' : `x-button ${className}`,
    'data-size': size,
    'data-variant': variant,
    'data-full': fullWidth ? '' : undefined,
    'aria-busy': busy || undefined,
  };
  const content = (
    <>
      <span className="x-button-label">
        {icon}
        {children}
      </span>
      {busy && <span className="x-button-spinner" aria-hidden="true" />}
    </>
  );
  return (
    <>
      {native.href === undefined ? (
        <button
          {...native}
          {...look}
          type={native.type ?? 'button'}
          disabled={disabled}
          aria-disabled={busy || native['aria-disabled']}
          onClick={busy ? block : native.onClick}
        >
          {content}
        </button>
      ) : (
        <a
          {...native}
          {...look}
          href={disabled ? undefined : native.href}
          role={disabled ? 'link' : native.role}
          aria-disabled={disabled || busy || native['aria-disabled']}
          onClick={disabled || busy ? block : native.onClick}
        >
          {content}
        </a>
      )}
      {/* Outside the button, whose name it would change. A live region must exist before its text. */}
      {loadingLabel !== undefined && (
        <span className="x-visually-hidden" role="status">
          {busy ? loadingLabel : ''}
        </span>
      )}
    </>
  );
}

/** Enter, Space and implicit form submission all dispatch a click. */
function block(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
