import "./work.css";
import type { ReactNode } from "react";
import { Page } from "../../parts/Page.tsx";

interface WorkPageProps {
  title: string;
  beside?: ReactNode;
  back: ReactNode;
  /** What else waits, at the left of a wide window. Elsewhere `back` leads to it. */
  queue: ReactNode;
  /** Who works on it, until when, and the decision, at the right. */
  side: ReactNode;
  /** The facts, in the order in which one decides. */
  children: ReactNode;
}

/** A case, a claim or a proof in three panes. */
export function WorkPage({ title, beside, back, queue, side, children }: WorkPageProps) {
  return (
    <Page title={title} beside={beside} back={back}>
      <div className="work">
        <div className="work-panes">
          {queue}
          <div className="work-facts">{children}</div>
          <div className="work-side">{side}</div>
        </div>
      </div>
    </Page>
  );
}
