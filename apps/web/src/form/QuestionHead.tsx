import { Question } from "@kautia/design-system";
import { usePart } from "./part.ts";

export interface QuestionHeadProps {
  title: string;
  why?: string | undefined;
}

/** The title of a question with several fields: the page's heading, or a lower one if questions share the page. */
export function QuestionHead({ title, why }: QuestionHeadProps) {
  const part = usePart();
  if (!part || part.leads) return <Question title={title} why={why} />;
  return (
    <div className="form-part__head">
      <h2>{title}</h2>
      {why === undefined ? null : <p className="quiet">{why}</p>}
    </div>
  );
}
