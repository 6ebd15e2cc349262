import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconClose } from "../icons/interface-icons.tsx";

export type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button or a click on the backdrop. The caller sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** The accessible name of the close button, e.g. 'Close'. */
  closeText: string;
  children: ReactNode;
  /** Buttons at the bottom, the primary one first. */
  actions?: ReactNode;
};

/**
 * The browser's modal dialog: it traps the focus, makes the page behind it inert and restores the focus on close. Use
 * it only for what must be answered right away; prefer a page.
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
        // The caller closes the dialog; if the browser did, `open` would be out of sync.
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // A click on the backdrop targets the dialog itself; all content is inside the frame below.
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
