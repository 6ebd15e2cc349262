import type { ErrorCode, FieldError } from "@kautia/contract";
import { createContext, useContext } from "react";
import type { Values } from "../../form/drafts.ts";
import { errorText } from "@kautia/locales/format";
import { useText } from "../../shell/i18n/use-text.ts";

export interface Conflict {
  /** Why nothing was saved. */
  conflict: string;
  /** The note or answer that was not saved. */
  typed: string;
}

/** Called when something has changed since the page was loaded. The page loads again and shows the reason. */
export const ConflictContext = createContext<((conflict: Conflict) => void) | null>(null);

const conflicts: readonly ErrorCode[] = ["CASE_DECIDED", "CASE_CHANGED", "STEP_NOT_ALLOWED"];

/** The `onRefused` of a form: leaves conflicts to the page, if it handles them. */
export function useConflict(): (errorCode: ErrorCode, fields: readonly FieldError[], values: Values) => boolean {
  const text = useText();
  const onConflict = useContext(ConflictContext);
  return (errorCode, [first], { note, answer }) => {
    if (!onConflict || !conflicts.includes(errorCode)) return false;
    const error = first ?? { path: "", errorCode, params: {} };
    const typed = note ?? answer;
    onConflict({
      conflict: errorText({ ...error, from: "server" }, text),
      typed: typeof typed === "string" ? typed : "",
    });
    return true;
  };
}
