import { listStaffDeliveries, resendStaffDelivery } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import type { Column } from "../../list/columns.ts";
import { ListPage, type RowOf } from "../../list/ListPage.tsx";
import { deliveryColumns } from "../../parts/webhooks/delivery-columns.tsx";
import { ActButton } from "../../parts/ActButton.tsx";
import { LinkButton } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/partners/deliveries")({ component: DeliveriesPage });

type Row = RowOf<typeof listStaffDeliveries>;

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
        <LinkButton variant="secondary" to="/staff/partners">
          {t("staff.area.partners")}
        </LinkButton>
      }
    />
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "partner", label: t("staff.col.to"), cell: ({ partnerName }) => partnerName },
    { id: "url", label: t("partners.webhooks.url"), cell: ({ url }) => url },
    ...deliveryColumns<Row>(text),
    {
      id: "act",
      label: t("staff.col.act"),
      cell: ({ webhookId, eventId, offBecause }) =>
        offBecause ? (
          t(`staff.webhook.${offBecause}`)
        ) : (
          <ActButton
            call={resendStaffDelivery}
            request={{ params: { webhookId, eventId } }}
            variant="text"
            said={t("staff.mail.done")}
          >
            {t("staff.mail.again")}
          </ActButton>
        ),
    },
  ];
}
