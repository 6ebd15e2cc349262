import type { ReactNode } from "react";
import { IconCheck } from "../icons/interface-icons.tsx";
import { IconWarning } from "../icons/message-icons.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type TimelineState = "done" | "current" | "upcoming" | "problem";

export type TimelineItem = {
  title: ReactNode;
  state: TimelineState;
  /** The formatted date; for upcoming items also e.g. 'by 3 March'. */
  date?: ReactNode;
  /** The same date in machine-readable form, 'YYYY-MM-DD'. */
  dateTime?: string;
  /** What happened, or what happens next and who does it. */
  detail?: ReactNode;
};

export type StatusTimelineProps = {
  /** The name of the timeline for screen readers, unless a heading right above it says the same. */
  label?: string;
  items: readonly TimelineItem[];
  /** The names of the states for screen readers. */
  stateTexts: Record<TimelineState, string>;
};

/** The history and next steps of a policy as a timeline, oldest first. Each state has a mark of its own shape. */
export function StatusTimeline({ label, items, stateTexts }: StatusTimelineProps) {
  return (
    <div role={label === undefined ? undefined : "group"} aria-label={label}>
      <ol className="k-timeline">
        {items.map((item, index) => (
          <li
            key={index}
            className={`k-timeline__item k-timeline__item--${item.state}`}
            aria-current={item.state === "current" ? "step" : undefined}
          >
            <span className="k-timeline__mark" aria-hidden="true">
              {item.state === "done" ? <IconCheck size="small" /> : null}
              {item.state === "problem" ? <IconWarning size="small" /> : null}
            </span>
            <div className="k-timeline__body">
              <p className="k-timeline__title">
                <VisuallyHidden>{`${stateTexts[item.state]}: `}</VisuallyHidden>
                <span>{item.title}</span>
              </p>
              {item.date === undefined ? null : (
                <time className="k-timeline__date" dateTime={item.dateTime}>
                  {item.date}
                </time>
              )}
              {item.detail === undefined ? null : <div className="k-timeline__detail">{item.detail}</div>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
