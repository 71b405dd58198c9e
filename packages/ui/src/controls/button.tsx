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
  const isSending = useIsSending();
  const isLink = render !== undefined || href !== undefined;
  const isBusy = !disabled && (loading ?? (type === 'submit' && isSending));
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
    ...(isBusy && ignoringPresses),
  };
  return (
    <>
      {isLink && !disabled ? (
        drawLink(render, { ...props, children: label })
      ) : (
        <button {...(props as ComponentProps<'button'>)} type={type} disabled={disabled}>
          {labelIn(render) || label}
        </button>
      )}
      {/* Outside the button, because it would become part of the button's name. Always rendered, because a
          live region must exist before its text. */}
      {loadingLabel && (
        <span className="x-visually-hidden" role="status">
          {isBusy && loadingLabel}
        </span>
      )}
    </>
  );
}

/** Returns whether the form around the button is being sent, by a Form or by an `action` of React. */
function useIsSending(): boolean {
  const { pending } = useFormStatus();
  return use(FormContext)?.isBusy || pending;
}

/** Draws your element, or a link of the kit. */
function drawLink(render: Render | undefined, props: Record<string, unknown>): ReactElement {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the label is in the props
  return render ? renderElement(render, props) : <a {...props} />;
}

/** Returns the label in your element, which is not used while the link is disabled. */
function labelIn(render: Render | undefined): ReactNode {
  return isValidElement<PropsWithChildren>(render) && render.props.children;
}

/**
 * Props of a loading button. Preventing clicks is enough, because Enter, Space and implicit
 * submission dispatch a click.
 */
const ignoringPresses = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
  },
};
