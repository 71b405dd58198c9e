'use client';

import {
  useId,
  useRef,
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { useControlled } from '../composition/useControlled.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { close } from '../pictures/icons.ts';
import { useModalDialog } from './useModalDialog.ts';

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** Whether the modal is open. If omitted, the component keeps the state, starting with `defaultOpen`. */
  open?: boolean | undefined;
  /** @defaultValue `false` */
  defaultOpen?: boolean | undefined;
  /** Called with `false` on Esc, when the close button is pressed and, with `lightDismiss`, on a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Actions below the content. */
  footer?: ReactNode;
  /** Closes on a press outside. @defaultValue `false` */
  lightDismiss?: boolean | undefined;
  /** Ignores Esc, the close button and presses outside. @defaultValue `false` */
  busy?: boolean | undefined;
  /**
   * Element that gets focus when the modal opens. @defaultValue the element with `autoFocus`, or else the
   * first field of a form that can be changed, or else the title
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Element that gets focus when the modal closes. @defaultValue the element that had focus before */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  classNames?: ClassNames<'box' | 'head' | 'title' | 'close' | 'body' | 'footer'> | undefined;
}

/**
 * A modal window built on native `<dialog>`: the browser traps focus, makes the rest of the page
 * inert and returns focus. The page behind does not scroll or move while it is open. The content is
 * mounted only while it is open, and until its exit animation has ended. The title and the actions
 * stay in sight while the content scrolls. Windows can be nested.
 */
export function Modal({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
  lightDismiss = false,
  busy = false,
  initialFocus,
  finalFocus,
  className,
  classNames,
  ref,
  ...native
}: ModalProps): ReactElement {
  const pressedOutside = useRef(false);
  const titleId = useId();
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const { dialog, isShown } = useModalDialog(ref, { isOpen, initialFocus, finalFocus });

  const requestClose = () => {
    if (!busy) setOpen(false);
  };
  // The dialog has no padding, so it is the event target only for presses on its backdrop.
  const isOutside = (event: SyntheticEvent) => event.target === dialog.current;

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles presses on the backdrop; the keyboard uses Esc, handled by onCancel
    <dialog
      aria-labelledby={titleId}
      {...native}
      ref={dialog}
      className={classes('x-modal', className)}
      aria-busy={busy || native['aria-busy']}
      onCancel={(event) => {
        native.onCancel?.(event);
        // Ignore cancel events that bubble up from a file input. Prevent the default, because the parent
        // may keep the modal open.
        if (!isOutside(event)) return;
        event.preventDefault();
        requestClose();
      }}
      onClose={(event) => {
        // The browser can close the dialog directly, such as on a second Esc. This event is
        // asynchronous, so the effect may already have reopened the dialog, as in React's strict mode.
        if (!isOpen || !isOutside(event) || event.currentTarget.open) return;
        // Reopen the dialog, because the parent may keep the modal open. If it does not, the effect
        // closes the dialog before the next paint.
        event.currentTarget.showModal();
        requestClose();
      }}
      onPointerDown={(event: PointerEvent<HTMLDialogElement>) => {
        native.onPointerDown?.(event);
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        native.onClick?.(event);
        if (lightDismiss && pressedOutside.current && isOutside(event)) requestClose();
      }}
    >
      {/* The content is still shown during the exit animation. */}
      <div {...part('box', 'x-modal-box', classNames)} inert={!isOpen}>
        <div {...part('head', 'x-modal-head', classNames)}>
          <h2 {...part('title', 'x-modal-title', classNames)} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            {...part('close', 'x-modal-close', classNames)}
            aria-label={closeLabel}
            aria-disabled={busy || undefined}
            onClick={requestClose}
          >
            <Glyph path={close} />
          </button>
        </div>
        <div {...part('body', 'x-modal-body', classNames)}>{isShown && children}</div>
        {isShown && hasContent(footer) && (
          <div {...part('footer', 'x-modal-foot', classNames)}>{footer}</div>
        )}
      </div>
    </dialog>
  );
}
