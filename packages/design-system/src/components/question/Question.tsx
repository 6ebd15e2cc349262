import type { ReactNode, Ref } from "react";

export type QuestionProps = {
  /** The page's h1. */
  title: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** Why something personal is asked. */
  why?: ReactNode;
  /** The h1, which can take the focus when the page changes, so that screen readers begin there. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The head of a page with several fields. With one field, its label is the question: use `asQuestion` there instead. */
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
