import "./work.css";
import type { ReactNode } from "react";
import { useText } from "../../text/use-text.ts";
import { Page } from "../../parts/Page.tsx";

interface WorkPageProps {
  title: string;
  beside?: ReactNode;
  back: ReactNode;
  /** What else waits, at the left of a wide window. Elsewhere `back` leads to it. */
  queue: ReactNode;
  /** Who works on it, until when, and the decision, at the right. */
  side: ReactNode;
  /** What happened. On a phone it comes after the decision, because it is long. */
  timeline?: ReactNode;
  /** The facts, in the order in which one decides. */
  children: ReactNode;
}

/** A case, a claim or a proof in three panes. */
export function WorkPage({ title, beside, back, queue, side, timeline, children }: WorkPageProps) {
  const { t } = useText();
  return (
    <Page title={title} beside={beside} back={back}>
      <div className="work">
        <div className="work-panes">
          {queue}
          <div className="work-facts">{children}</div>
          <div className="work-side">{side}</div>
          {timeline === undefined ? null : (
            <div className="work-timeline panel">
              <h2>{t("office.timeline")}</h2>
              {timeline}
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}
