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
import { Glyph } from './glyph.tsx';
import { close } from './strokes.ts';

export interface ModalProps {
  open: boolean;
  /** Called by Esc, the close button and, if allowed, a press outside. Set `open` to false there. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Actions under the content. */
  footer?: ReactNode;
  /** Whether a press outside closes it. @defaultValue `false` */
  lightDismiss?: boolean;
}

/**
 * A modal window on the native `<dialog>`: the browser traps the focus, closes the rest of the page
 * off and gives the focus back. While it is open the page does not scroll and does not move.
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

  // The dialog has no padding of its own, so only a press on its backdrop has it as target.
  const outside = (event: SyntheticEvent) => event.target === dialog.current;
  const press = (event: PointerEvent) => {
    pressedOutside.current = outside(event);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the press on the backdrop; Esc is the keyboard's way, by `cancel`
    <dialog
      ref={dialog}
      className="x-modal"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Also bubbles up from a file input inside; and the state decides, not the browser.
        if (!outside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser may close it without asking, such as on a second Esc. The event comes late:
        // by then the effect may have opened it again (React's strict mode does).
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
