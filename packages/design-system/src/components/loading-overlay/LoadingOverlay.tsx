import { useEffect, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type LoadingOverlayProps = {
  /** Whether the page is waiting. Keep the component mounted and toggle this, so that screen readers announce it. */
  open: boolean;
  /** What the page is waiting for, e.g. 'One moment'. Announced unless the page says it already. */
  label: string;
};

/** In ms. Faster responses do not flicker and are not announced. The style sheets wait as long. */
const delay = 250;

/** Elements that already say what the page waits for: a pressed button, a placeholder, and anything marked as such. */
const SPEAKING = '.k-button[aria-busy="true"], .k-skeleton-group [role="status"], [data-waiting]';

/**
 * A thin bar at the upper edge of the page while it waits. It covers no text, takes neither the focus nor taps, and
 * appears with a short delay.
 */
export function LoadingOverlay({ open, label }: LoadingOverlayProps) {
  const [speaks, setSpeaks] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setSpeaks(document.querySelector(SPEAKING) === null), delay);
    return () => {
      clearTimeout(timer);
      setSpeaks(false);
    };
  }, [open]);

  return (
    <div className="k-loading" role="status" data-open={open}>
      {open && speaks ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </div>
  );
}
