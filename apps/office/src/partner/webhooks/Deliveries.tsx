import {
  listWebhookDeliveries,
  resendDelivery,
  resendGivenUp,
  type Webhook,
  type WebhookDelivery,
  webhookRetentionDays,
} from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { explainError } from "../../api/explain-error.ts";
import { queryOf, useChange } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { EventName } from "../../parts/webhooks/EventNames.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";

/** What was sent to a webhook, newest first. It can be sent again unless the webhook is off. */
export function Deliveries({ webhook: { id, enabled }, after }: { webhook: Webhook; after: string | undefined }) {
  const { t } = useText();
  const say = useNotice();
  const params = { id };
  const { data, error, refetch } = useQuery({
    ...queryOf(listWebhookDeliveries, { params, query: after === undefined ? {} : { after } }),
    placeholderData: keepPreviousData,
  });
  const all = useChange(resendGivenUp, {
    onDone: ({ resent: count }) =>
      say({ text: t(count === 1 ? "partners.webhooks.resentOne" : "partners.webhooks.resent", { count }) }),
  });
  const isLost = data?.deliveries.some(({ status }) => status === "GIVEN_UP");
  return (
    <Panel
      title={t("partners.webhooks.sent")}
      actions={
        enabled && isLost ? (
          <Button variant="secondary" onClick={() => all.mutate({ params })}>
            {t("partners.webhooks.resendAll")}
          </Button>
        ) : null
      }
    >
      <Failed error={error ?? all.error} onRetry={error ? () => void refetch() : undefined} />
      <RowTable
        caption={t("partners.webhooks.sent")}
        columns={useColumns(id, enabled)}
        rows={data?.deliveries ?? []}
        rowId={({ eventId }) => eventId}
        empty={t("partners.webhooks.nothingSent", { days: webhookRetentionDays })}
      />
      <nav className="pager" aria-label={t("partners.webhooks.sent")}>
        {after === undefined ? null : (
          <Link to="." search={{}} className="k-link">
            {t("partners.first")}
          </Link>
        )}
        {data?.next ? (
          <Link to="." search={{ after: data.next }} className="k-link">
            {t("partners.next")}
          </Link>
        ) : null}
      </nav>
    </Panel>
  );
}

function useColumns(id: string, enabled: boolean): Column<WebhookDelivery>[] {
  const text = useText();
  const say = useNotice();
  const { mutate: resend } = useChange(resendDelivery);
  const { t } = text;
  const options = {
    onSuccess: () => say({ text: t("partners.webhooks.resentOne", { count: 1 }) }),
    onError: (error: Error) => say({ text: explainError(text, error) }),
  };
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
    { id: "next", label: t("staff.col.nextTry"), cell: ({ nextTryAt }) => nextTryAt && when(text, nextTryAt) },
    {
      id: "act",
      label: t("staff.col.act"),
      cell: ({ eventId }) =>
        enabled && (
          <Button variant="text" onClick={() => resend({ params: { id, eventId } }, options)}>
            {t("staff.mail.again")}
          </Button>
        ),
    },
  ];
}
