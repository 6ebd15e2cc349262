import type { Text } from "@kautia/locales/format";
import { errorText } from "@kautia/locales/format";
import { CallError } from "./call-api.ts";

export function explainError(text: Text, error: unknown): string {
  const problem = error instanceof CallError ? error.problem : null;
  if (!problem) return text.t("form.offlineTitle");
  const { errorCode, data } = problem;
  // What concerns the whole request has the values of its text, such as who was first.
  const params = data.fields.find(({ path }) => path === "")?.params ?? {};
  return errorText({ path: "", errorCode, params, from: "server" }, text);
}
