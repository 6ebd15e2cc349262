import type { WebhookDelivery } from "@kautia/contract";
import { type Text, when } from "@kautia/locales/format";
import type { Column } from "../../list/columns.ts";
import { EventName } from "./EventNames.tsx";

type Delivery = Pick<WebhookDelivery, "type" | "happenedAt" | "status" | "lastStatus" | "lastError" | "attempts">;

/** What was sent to a webhook, and how its receiver answered. */
export function deliveryColumns<Row extends Delivery>(text: Text): Column<Row>[] {
  const { t } = text;
  return [
    { id: "what", label: t("staff.col.what"), cell: ({ type }) => <EventName type={type} /> },
    { id: "when", label: t("staff.col.when"), cell: ({ happenedAt }) => when(text, happenedAt) },
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ status }) => t(status === "DELIVERED" ? "partners.webhooks.delivered" : `staff.webhook.${status}`),
    },
    {
      id: "answer",
      label: t("staff.col.answer"),
      cell: ({ lastStatus, lastError }) => (lastError ? t(`staff.webhook.${lastError}`) : lastStatus),
    },
    { id: "tries", label: t("staff.col.tries"), isNumeric: true, cell: ({ attempts }) => attempts },
  ];
}
