'use client';

import {
  useEffect,
  useId,
  useRef,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Glyph } from '../icon/glyph.tsx';
import { close } from '../icon/strokes.ts';

export interface ModalProps {
  open: boolean;
  /**
   * Called by Esc, the close button and, with `lightDismiss`, a press outside. Set `open` to false.
   */
  onClose: () => void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Actions below the content. */
  footer?: ReactNode;
  /** Closes on a press outside. @defaultValue `false` */
  lightDismiss?: boolean;
}

/**
 * A modal window built on native `<dialog>`: the browser traps focus, makes the rest of the page
 * inert and returns focus. The page behind does not scroll or move while it is open.
 */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  lightDismiss = false,
}: ModalProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const root = element.ownerDocument.documentElement;
    root.toggleAttribute('data-scrolls', root.scrollHeight > root.clientHeight);
    element.showModal();
    return () => element.close();
  }, [open]);

  // The dialog has no padding, so it is the event target only for presses on its backdrop.
  const outside = (event: SyntheticEvent) => event.target === dialog.current;
  const press = (event: PointerEvent) => {
    pressedOutside.current = outside(event);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles presses on the backdrop; the keyboard uses Esc, handled by onCancel
    <dialog
      ref={dialog}
      className="x-modal"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Ignores cancel events that bubble up from a file input. The parent decides about closing.
        if (!outside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser can close the dialog directly, such as on a second Esc. The event is
        // asynchronous: the effect may have reopened the dialog by then, as in React's strict mode.
        if (open && outside(event) && !event.currentTarget.open) onClose();
      }}
      onPointerDown={press}
      onClick={(event) => {
        if (lightDismiss && pressedOutside.current && outside(event)) onClose();
      }}
    >
      <div className="x-modal-box">
        <div className="x-modal-head">
          <h2 className="x-modal-title" id={titleId}>
            {title}
          </h2>
          <button type="button" className="x-modal-close" aria-label={closeLabel} onClick={onClose}>
            <Glyph path={close} />
          </button>
        </div>
        <div>{open && children}</div>
        {footer !== undefined && <div className="x-modal-foot">{footer}</div>}
      </div>
    </dialog>
  );
}
