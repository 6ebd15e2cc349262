import { useId, type ReactNode } from "react";

export type FieldIds = {
  control: string;
  label: string;
  help: string;
  error: string;
  /** For `aria-describedby`: error before help, because it matters more; undefined if there is neither. */
  describedBy: string | undefined;
};

/** The ids that connect a control to its label, help and error. Uses the caller's `id`, else a generated one. */
export function useFieldIds(id: string | undefined, help: ReactNode, error: ReactNode): FieldIds {
  const own = useId();
  const control = id ?? own;
  const ids = { control, label: `${control}-label`, help: `${control}-help`, error: `${control}-error` };
  const describedBy = [error ? ids.error : "", help ? ids.help : ""].filter(Boolean).join(" ");
  return { ...ids, describedBy: describedBy === "" ? undefined : describedBy };
}
