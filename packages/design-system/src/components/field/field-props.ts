import type { ReactNode } from "react";

/** The props that every field takes. */
export type FieldProps = {
  label: ReactNode;
  /** The label is the question of the page and becomes its h1. */
  asQuestion?: boolean;
  /** A hint between label and control, read out with the field. Use it instead of a placeholder. */
  help?: ReactNode;
  /** What is wrong and how to fix it. Empty if the field is valid. */
  error?: ReactNode;
  /** The word for 'optional', shown beside the label. Fields without it are required. */
  optionalText?: string;
  /** The id of the control, or of the group for a field with several controls. An error summary links to it. */
  id?: string;
  className?: string;
};
