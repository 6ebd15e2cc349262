import type { ReactNode } from "react";

/** What every field takes. */
export type FieldProps = {
  label: ReactNode;
  /** The question of the page: the label becomes its h1. */
  asQuestion?: boolean;
  /** Stands quietly between label and field and is read out with it; never only a placeholder. */
  help?: ReactNode;
  /** What is wrong and what to do. Empty means the field is fine. */
  error?: ReactNode;
  /** The word for 'optional', shown beside the label. What is not marked must be filled. */
  optionalText?: string;
  /** The id of the control (of the group, for fields made of several); an error summary links to it. */
  id?: string;
  className?: string;
};
