import type { ReactNode, Ref } from "react";

export type QuestionProps = {
  /** The page's h1. */
  title: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** Why we ask for personal data. */
  why?: ReactNode;
  /** The h1. Focus it when the page changes, so that screen readers start there. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The heading of a page with several fields. On a page with one field, use the field's `asQuestion` instead. */
export function Question({ title, lead, why, headingRef }: QuestionProps) {
  return (
    <div className="k-question">
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {lead === undefined ? null : <p className="k-question__lead">{lead}</p>}
      {why === undefined ? null : <p className="k-question__why">{why}</p>}
    </div>
  );
}
