import type { ReactNode } from "react";

/** One answer of a list. */
export type Choice<T extends string> = {
  value: T;
  label: ReactNode;
  /** One line that explains the option. */
  explanation?: ReactNode;
  /** One of the library's icons. */
  icon?: ReactNode;
  disabled?: boolean;
};
