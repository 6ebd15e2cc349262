import type { ReactNode } from "react";
import type { Elements } from "@kautia/design-system";
import "./side-by-side.css";

export interface SideBySideProps {
  top: ReactNode;
  /** The page's `Actions`: right below the top, and at the lower edge of a phone's screen all the way down. */
  actions?: Elements;
  /** Beside the other parts on wide screens, where its column stays even if it is empty; between them on phones. */
  side: ReactNode;
  children?: ReactNode;
}

/** Two columns on a wide page, one on phones, in reading order. */
export function SideBySide({ top, actions, side, children }: SideBySideProps) {
  return (
    <div className={actions ? "side-by-side side-by-side--acting" : "side-by-side"}>
      <div className="side-by-side__top k-flow">{top}</div>
      {actions}
      {side ? <div className="side-by-side__side k-flow">{side}</div> : null}
      {children ? <div className="side-by-side__bottom k-flow">{children}</div> : null}
    </div>
  );
}
