import { useId, type ReactNode } from "react";

export type FieldIds = {
  control: string;
  label: string;
  help: string;
  error: string;
  /** For `aria-describedby`: the error first, for it is what matters most; nothing where there is neither. */
  describedBy: string | undefined;
};

/** The ids that tie a control to its label, help and error; `id` is taken from the caller where an error summary links to it. */
export function useFieldIds(id: string | undefined, help: ReactNode, error: ReactNode): FieldIds {
  const own = useId();
  const control = id ?? own;
  const ids = { control, label: `${control}-label`, help: `${control}-help`, error: `${control}-error` };
  const describedBy = [error ? ids.error : "", help ? ids.help : ""].filter(Boolean).join(" ");
  return { ...ids, describedBy: describedBy === "" ? undefined : describedBy };
}
