import type { ErrorCode, FieldError } from "@kautia/contract";
import { createContext, useContext } from "react";
import { errorText } from "../../form/error-text.ts";
import { useText } from "../../shell/i18n/use-text.ts";

/** Called when something has changed since the page was loaded. The page loads again and shows the reason. */
export const OnConflict = createContext<((reason: string) => void) | null>(null);

/** The `onRefused` of a form: leaves conflicts to the page, if it handles them. */
export function useConflict(): (errorCode: ErrorCode, fields: readonly FieldError[]) => boolean {
  const text = useText();
  const onConflict = useContext(OnConflict);
  return (errorCode, [first]) => {
    if (!onConflict || (errorCode !== "CASE_DECIDED" && errorCode !== "CASE_CHANGED")) return false;
    const error = first ?? { path: "", errorCode, params: {} };
    onConflict(errorText({ ...error, field: null, from: "server" }, text));
    return true;
  };
}
