import { questions, type StaffCase } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { neutralText } from "./neutral-text.ts";

const changes = [
  "init-tenant",
  "accept-invitation",
  "apply-again",
  "save-summary",
  "get-risk",
  "ask-for-review",
  "save-payment-period",
  "sign-contract",
  "accept-case",
  "refuse-case",
  "request-document",
  "upload-document",
  "remove-document",
  "save-private-documents",
  "save-invitation-documents",
  "save-invitation-details",
  "delete-removed-document",
  "delete-infected-document",
  "delete-old-document",
] as const;

/** Describes a change: the call that caused it, or the questions that it answered. */
export function changeText({ cause, answered }: StaffCase["history"][number], text: Text): string {
  const { t } = neutralText(text);
  const known = changes.find((change) => change === cause);
  if (known) return t(`staff.change.${known}`);
  const names = questions.filter(({ id }) => answered.includes(id)).map(({ id }) => t(`questions.${id}.short`));
  return names.length > 0 ? t("staff.change.answers", { questions: names.join(", ") }) : t("staff.change.other");
}
