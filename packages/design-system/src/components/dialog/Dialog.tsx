import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconClose } from "../icons/interface-icons.tsx";

export type DialogProps = {
  open: boolean;
  /** Escape, the closing button or a press beside the dialog. The caller sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** The name of the closing button, 'Close'. */
  closeText: string;
  children: ReactNode;
  /** Buttons at its foot; the primary one first. */
  actions?: ReactNode;
};

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the page behind inert and gives the focus back. Only for
 * what must be answered now; what can be a page is a page.
 */
export function Dialog({ open, onClose, title, closeText, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const node = dialog.current;
    if (!node) return;
    if (open && !node.open) node.showModal();
    if (!open && node.open) node.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className="k-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The caller decides; the browser would close it and leave `open` behind.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; everything in it lies inside the frame below.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className="k-dialog__frame">
          <div className="k-dialog__head">
            <h2 id={titleId} className="k-dialog__title">
              {title}
            </h2>
            <button type="button" className="k-dialog__close" aria-label={closeText} onClick={onClose}>
              <IconClose />
            </button>
          </div>
          <div className="k-dialog__body">{children}</div>
          {actions === undefined ? null : <div className="k-dialog__actions">{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
