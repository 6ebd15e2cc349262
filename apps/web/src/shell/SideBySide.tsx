import type { ReactNode } from "react";
import "./side-by-side.css";

export interface SideBySideProps {
  /** What comes first. */
  top: ReactNode;
  /** Beside both where there is room, between them where there is not; the column stays free where there is nothing. */
  side: ReactNode;
  children?: ReactNode;
}

/** Two columns in a wide page; on phones one, in the order in which it is read. */
export function SideBySide({ top, side, children }: SideBySideProps) {
  return (
    <div className="side-by-side">
      <div className="side-by-side__top k-flow">{top}</div>
      {side ? <div className="side-by-side__side k-flow">{side}</div> : null}
      {children ? <div className="side-by-side__bottom k-flow">{children}</div> : null}
    </div>
  );
}
