import type { CallFailure } from "../../api/call-result.ts";
import { type Text, tooOften } from "@kautia/locales/format";

/** Why a call failed: the server's reason, or that there is no connection. */
export function explainFailure(text: Pick<Text, "t" | "locale">, { problem }: CallFailure): string {
  if (!problem) return text.t("form.offlineTitle");
  if (problem.errorCode === "RATE_LIMITED") return tooOften(text, problem.data.fields[0]?.params);
  return text.t(`errors.${problem.errorCode}`);
}
