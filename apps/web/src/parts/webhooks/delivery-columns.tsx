import type { WebhookDelivery } from "@kautia/contract";
import type { ReactNode } from "react";
import { type Text, when } from "@kautia/locales/format";
import type { Column } from "../tables/DataTable.tsx";

type Tried = Pick<WebhookDelivery, "happenedAt" | "attempts" | "lastStatus" | "lastError">;

/** When an event happened, how often it was sent, and what the receiver answered last, or why there was no answer. */
export function deliveryColumns(text: Text): Column<Tried>[] {
  const { t } = text;
  return [
    { key: "when", label: t("staff.col.when"), renderCell: ({ happenedAt }) => when(text, happenedAt) },
    { key: "tries", label: t("staff.col.tries"), numeric: true, renderCell: ({ attempts }) => attempts },
    { key: "answer", label: t("staff.col.answer"), renderCell: (tried) => lastAnswer(tried, text) },
  ];
}

/** What the receiver answered last, or why there was no answer. */
export function lastAnswer({ lastStatus, lastError }: Pick<Tried, "lastStatus" | "lastError">, { t }: Text): ReactNode {
  return lastError ? t(`staff.webhook.${lastError}`) : (lastStatus ?? "–");
}
