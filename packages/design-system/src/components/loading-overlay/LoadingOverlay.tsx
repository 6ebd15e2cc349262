export type LoadingOverlayProps = {
  /** Whether anything is being waited for. Leave the component in the page and switch this, so that it can be announced. */
  open: boolean;
  /** What is being waited for, e.g. 'Checking your details'. Seen and read out. */
  label: string;
};

/**
 * Covers the page while it waits. It shows only after a moment, so that a quick answer brings no flicker, and takes no focus:
 * what had it keeps it.
 */
export function LoadingOverlay({ open, label }: LoadingOverlayProps) {
  return (
    <div className="k-loading" role="status" data-open={open}>
      {open ? (
        <div className="k-loading__box">
          <span className="k-loading__dots" aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          {label}
        </div>
      ) : null}
    </div>
  );
}
