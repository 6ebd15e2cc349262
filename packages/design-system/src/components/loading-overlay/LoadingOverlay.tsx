export type LoadingOverlayProps = {
  /** Whether the page is waiting. Keep the component mounted and toggle this, so that screen readers announce it. */
  open: boolean;
  /** What the page is waiting for, e.g. 'Checking your details'. Visible and announced. */
  label: string;
};

/**
 * Covers the page while it waits. It appears with a short delay, so that fast responses do not flicker, and never takes
 * the focus.
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
          <span>{label}</span>
        </div>
      ) : null}
    </div>
  );
}
