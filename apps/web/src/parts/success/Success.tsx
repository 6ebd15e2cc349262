import type { Elements } from "@kautia/design-system";
import "./success.css";

export interface SuccessProps {
  /** The open door. */
  drawing: Elements;
  /** The page's h1 with its lead. */
  children: Elements;
}

/** A moment of success at the top of a page. */
export function Success({ drawing, children }: SuccessProps) {
  return (
    <div className="success">
      {drawing}
      {children}
    </div>
  );
}
