import { listStaffDeliveries, resendStaffDelivery } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { createLazyRoute, Link } from "@tanstack/react-router";
import { explainError } from "../../api/explain-error.ts";
import { useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { EventName } from "../../parts/webhooks/EventNames.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/partners/deliveries")({ component: DeliveriesPage });

/** Deliveries that partners' webhooks have not taken. Each can be sent again. */
function DeliveriesPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listStaffDeliveries}
      search={Route.useSearch()}
      title={t("staff.webhooks.title")}
      columns={useColumns()}
      rowId={({ webhookId, eventId }) => `${webhookId} ${eventId}`}
      empty={t("staff.webhooks.none")}
      actions={
        <Link to="/staff/partners" className="k-button k-button--secondary">
          {t("staff.area.partners")}
        </Link>
      }
    />
  );
}

function useColumns(): Column<RowOf<typeof listStaffDeliveries>>[] {
  const text = useText();
  const say = useNotice();
  const { mutate: resend } = useChange(resendStaffDelivery);
  const { t } = text;
  const options = {
    onSuccess: () => say({ text: t("staff.mail.done") }),
    onError: (error: Error) => say({ text: explainError(text, error) }),
  };
  return [
    { id: "partner", label: t("staff.col.to"), cell: ({ partnerName }) => partnerName },
    { id: "url", label: t("partners.webhooks.url"), cell: ({ url }) => url },
    { id: "what", label: t("staff.col.what"), cell: ({ type }) => <EventName type={type} /> },
    { id: "when", label: t("staff.col.when"), cell: ({ happenedAt }) => when(text, happenedAt) },
    { id: "state", label: t("staff.col.state"), cell: ({ status }) => t(`staff.webhook.${status}`) },
    {
      id: "answer",
      label: t("staff.col.answer"),
      cell: ({ lastStatus, lastError }) => (lastError ? t(`staff.webhook.${lastError}`) : lastStatus),
    },
    { id: "tries", label: t("staff.col.tries"), isNumeric: true, cell: ({ attempts }) => attempts },
    {
      id: "act",
      label: t("staff.col.act"),
      cell: ({ webhookId, eventId, offBecause }) =>
        offBecause ? (
          t(`staff.webhook.${offBecause}`)
        ) : (
          <Button variant="text" onClick={() => resend({ params: { webhookId, eventId } }, options)}>
            {t("staff.mail.again")}
          </Button>
        ),
    },
  ];
}
