import type { ReactNode } from "react";
import "./side-by-side.css";

export interface SideBySideProps {
  top: ReactNode;
  /** Beside the other parts on wide screens, where its column stays even if it is empty; between them on phones. */
  side: ReactNode;
  children?: ReactNode;
}

/** Two columns on a wide page, one on phones, in reading order. */
export function SideBySide({ top, side, children }: SideBySideProps) {
  return (
    <div className="side-by-side">
      <div className="side-by-side__top k-flow">{top}</div>
      {side ? <div className="side-by-side__side k-flow">{side}</div> : null}
      {children ? <div className="side-by-side__bottom k-flow">{children}</div> : null}
    </div>
  );
}
