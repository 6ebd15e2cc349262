import { type Text, tooOften } from "@kautia/locales/format";
import { CallError } from "./call-api.ts";

/** Why a call failed: the server's reason, or that there is no connection. */
export function explainError(text: Text, error: unknown): string {
  const problem = error instanceof CallError ? error.problem : null;
  if (!problem) return text.t("form.offlineTitle");
  if (problem.errorCode === "RATE_LIMITED") return tooOften(text, problem.data.fields[0]?.params);
  return text.t(`errors.${problem.errorCode}`);
}
