import {
  listWebhookDeliveries,
  resendDelivery,
  resendGivenUp,
  type Webhook,
  type WebhookDelivery,
  webhookRetentionDays,
} from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { ActButton } from "../../parts/ActButton.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { deliveryColumns } from "../../parts/webhooks/delivery-columns.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { CursorPager } from "../CursorPager.tsx";
import { useText } from "../../text/use-text.ts";

/** What was sent to a webhook, newest first. It can be sent again unless the webhook is off. */
export function Deliveries({ webhook: { id, enabled }, after }: { webhook: Webhook; after: string | undefined }) {
  const { t } = useText();
  const say = useNotice();
  const params = { id };
  const query = useQuery({
    ...queryOf(listWebhookDeliveries, { params, query: after === undefined ? {} : { after } }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(id, enabled);
  const isLost = query.data?.deliveries.some(({ status }) => status === "GIVEN_UP");
  return (
    <Panel
      title={t("partners.webhooks.sent")}
      actions={
        enabled && isLost ? (
          <ActButton
            call={resendGivenUp}
            request={{ params }}
            variant="secondary"
            onDone={({ resent: count }) =>
              say({ text: t(count === 1 ? "partners.webhooks.resentOne" : "partners.webhooks.resent", { count }) })
            }
          >
            {t("partners.webhooks.resendAll")}
          </ActButton>
        ) : null
      }
    >
      <Loaded query={query}>
        {({ deliveries, next }) => (
          <>
            <RowTable
              caption={t("partners.webhooks.sent")}
              columns={columns}
              rows={deliveries}
              rowId={({ eventId }) => eventId}
              empty={t("partners.webhooks.nothingSent", { days: webhookRetentionDays })}
            />
            <CursorPager label={t("partners.webhooks.sent")} query={{}} after={after} next={next} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function useColumns(id: string, enabled: boolean): Column<WebhookDelivery>[] {
  const text = useText();
  const { t } = text;
  return [
    ...deliveryColumns<WebhookDelivery>(text),
    { id: "next", label: t("staff.col.nextTry"), cell: ({ nextTryAt }) => nextTryAt && when(text, nextTryAt) },
    {
      id: "act",
      label: t("staff.col.act"),
      cell: ({ eventId }) =>
        enabled && (
          <ActButton
            call={resendDelivery}
            request={{ params: { id, eventId } }}
            variant="text"
            said={t("partners.webhooks.resentOne", { count: 1 })}
          >
            {t("staff.mail.again")}
          </ActButton>
        ),
    },
  ];
}
