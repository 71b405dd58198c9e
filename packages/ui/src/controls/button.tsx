'use client';

import {
  isValidElement,
  use,
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ComponentProps,
  type MouseEvent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useFormStatus } from 'react-dom';
import { classes } from '../composition/classes.ts';
import { renderElement, type Render } from '../composition/render.ts';
import { FormContext } from '../form/formState.ts';

// Sizes and variants: spec 3, "Button".

/** Sizes. Their heights are 24, 28, 32, 40, 48 and 56 px. */
export type ButtonSize = 'xx-small' | 'x-small' | 'small' | 'middle' | 'large' | 'x-large';

/** Visual variants. `default` is outlined, and `text` and `textBrand` have neither an outline nor a fill. */
export type ButtonVariant =
  | 'default'
  | 'primary'
  | 'secondary'
  | 'secondaryBrand'
  | 'tradeLong'
  | 'tradeShort'
  | 'tradeSecondary'
  | 'marketing'
  | 'text'
  | 'textBrand';

type LinkAttributes = Pick<
  AnchorHTMLAttributes<HTMLElement>,
  'href' | 'hrefLang' | 'target' | 'rel' | 'download' | 'ping' | 'referrerPolicy'
>;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLElement>, LinkAttributes {
  /** @defaultValue `'middle'` */
  size?: ButtonSize | undefined;
  /** @defaultValue `'default'` */
  variant?: ButtonVariant | undefined;
  /** Decorative icon before the label. An icon-only button needs an `aria-label`. */
  icon?: ReactNode;
  /** Fills the width of the container. */
  fullWidth?: boolean | undefined;
  /**
   * Shows a spinner. The button keeps its focus, width and name, but ignores presses, Enter, Space and
   * form submission.
   */
  loading?: boolean | undefined;
  /** Announced to screen readers when loading starts, such as "Claiming…". */
  loadingLabel?: string | undefined;
  /** Renders a link that looks like a button. */
  href?: string | undefined;
  /** Renders the link of your router, such as `<Link href="/tasks" />`. */
  render?: Render | undefined;
  ref?: Ref<HTMLButtonElement | HTMLAnchorElement> | undefined;
}

/**
 * A button, or a link if `href` or `render` is given. `type` defaults to `button`. A `submit`
 * button shows its loading state while the `action` of its form runs.
 *
 * A disabled link is a disabled `<button role="link">`, so that no press can follow its address. Then
 * your `render` element or function is not used, so give the label and all attributes to the Button. (Only the children
 * of an element that is not lazy are used.)
 */
export function Button({
  href,
  render,
  type = 'button',
  disabled,
  loading,
  loadingLabel,
  className,
  size,
  variant,
  icon,
  fullWidth,
  children,
  ...native
}: ButtonProps): ReactElement {
  const status = useFormStatus();
  const pending = use(FormContext)?.isBusy || status.pending;
  const busy = !disabled && (loading ?? (pending && type === 'submit'));
  const isLink = render !== undefined || href !== undefined;
  const label = (
    <span className="x-button-label" data-part="label">
      {icon}
      {children}
    </span>
  );
  const props = {
    href: disabled ? undefined : href,
    role: disabled && isLink ? 'link' : undefined,
    ...native,
    className: classes('x-button', className),
    'data-size': size,
    'data-variant': variant,
    'data-full': fullWidth || undefined,
    ...(busy && ignoringPresses),
  };

  let button: ReactElement;
  if (render && !disabled) button = renderElement(render, { ...props, children: label });
  else if (isLink && !disabled) button = <a {...(props as ComponentProps<'a'>)}>{label}</a>;
  else {
    // The label can be in your element, which is not used while the link is disabled.
    const ownLabel = isValidElement<PropsWithChildren>(render) && render.props.children;
    button = (
      <button {...(props as ComponentProps<'button'>)} type={type} disabled={disabled}>
        {ownLabel || label}
      </button>
    );
  }
  return (
    <>
      {button}
      {/* Outside the button, because it would become part of the button's name. Always rendered, because a
          live region must exist before its text. */}
      {loadingLabel && (
        <span className="x-visually-hidden" role="status">
          {busy && loadingLabel}
        </span>
      )}
    </>
  );
}

/** Props of a loading button. Preventing clicks is enough, because Enter, Space and implicit submission dispatch a click. */
const ignoringPresses = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
  },
};
