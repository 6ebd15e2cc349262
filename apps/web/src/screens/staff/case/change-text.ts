import { questions } from "@kautia/contract";
import type { Text } from "../../../shell/i18n/create-text.ts";

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

/** Describes a change: an entry of the history names the call that caused it. */
export function changeText(cause: string, { t }: Pick<Text, "t">): string {
  const known = changes.find((change) => change === cause);
  if (known) return t(`staff.change.${known}`);
  const answered = questions.filter(({ save }) => `save-${save.path}` === cause);
  if (answered.length === 0) return t("staff.change.other");
  return t("staff.change.answers", { questions: answered.map(({ id }) => t(`questions.${id}.short`)).join(", ") });
}
