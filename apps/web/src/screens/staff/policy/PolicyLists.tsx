import {
  chargeFailure,
  listPolicyCharges,
  listPolicyEvents,
  listPolicyLedger,
  listPolicyMails,
} from "@kautia/contract";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { Failure } from "../Failure.tsx";
import { PagedTable } from "../PagedTable.tsx";
import { EmailAddress } from "#parts/tables/EmailAddress.tsx";
import { handledByPage } from "#parts/tables/use-table.ts";

interface ListProps {
  refId: string;
  onSessionEnded: () => void;
}

export function Charges({ refId, onSessionEnded }: ListProps) {
  const { api } = useApp();
  const text = useText();
  const { t, exactMoney } = text;
  return (
    <PagedTable
      caption={t("staff.tab.charges")}
      empty={t("staff.nothing")}
      load={(page) => api.call(listPolicyCharges, { params: { refId }, query: { page } }, handledByPage)}
      onSessionEnded={onSessionEnded}
      rowKey={({ id }) => id}
      columns={[
        { key: "due", label: t("staff.col.due"), renderCell: ({ dueAt }) => when(text, dueAt) },
        {
          key: "kind",
          label: t("staff.col.what"),
          renderCell: ({ kind, number }) => [t(`staff.charge.${kind}`), number].filter(Boolean).join(" "),
        },
        { key: "amount", label: t("staff.col.amount"), numeric: true, renderCell: ({ amount }) => exactMoney(amount) },
        { key: "state", label: t("staff.col.state"), renderCell: ({ state }) => t(`staff.policy.charge.${state}`) },
        { key: "failures", label: t("staff.col.failures"), numeric: true, renderCell: ({ failures }) => failures },
        {
          key: "failure",
          label: t("staff.col.failure"),
          renderCell: ({ failureCode }) =>
            failureCode ? <Failure text={`staff.failure.${chargeFailure(failureCode)}`} original={failureCode} /> : "–",
        },
        { key: "reference", label: t("staff.col.reference"), renderCell: ({ reference }) => reference ?? "–" },
      ]}
    />
  );
}

export function Ledger({ refId, onSessionEnded }: ListProps) {
  const { api } = useApp();
  const text = useText();
  const { t, exactMoney } = text;
  return (
    <PagedTable
      caption={t("staff.tab.ledger")}
      empty={t("staff.nothing")}
      load={(page) => api.call(listPolicyLedger, { params: { refId }, query: { page } }, handledByPage)}
      onSessionEnded={onSessionEnded}
      rowKey={({ id }) => id}
      columns={[
        { key: "when", label: t("staff.col.when"), renderCell: ({ at }) => when(text, at) },
        { key: "what", label: t("staff.col.what"), renderCell: ({ event }) => t(`staff.ledger.${event}`) },
        { key: "account", label: t("staff.col.account"), renderCell: ({ account }) => t(`staff.account.${account}`) },
        {
          key: "debit",
          label: t("staff.col.debit"),
          numeric: true,
          renderCell: ({ amount }) => (amount > 0 ? exactMoney(amount) : ""),
        },
        {
          key: "credit",
          label: t("staff.col.credit"),
          numeric: true,
          renderCell: ({ amount }) => (amount < 0 ? exactMoney(-amount) : ""),
        },
      ]}
    />
  );
}

export function Mails({ refId, onSessionEnded }: ListProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  return (
    <PagedTable
      caption={t("staff.tab.mails")}
      empty={t("staff.nothing")}
      load={(page) => api.call(listPolicyMails, { params: { refId }, query: { page } }, handledByPage)}
      onSessionEnded={onSessionEnded}
      rowKey={({ id }) => id}
      columns={[
        { key: "written", label: t("staff.col.written"), renderCell: ({ createdAt }) => when(text, createdAt) },
        {
          key: "subject",
          label: t("staff.col.subject"),
          renderCell: ({ subject, text: body }) => (
            <details>
              <summary>{subject}</summary>
              <blockquote className="staff-note">{body}</blockquote>
            </details>
          ),
        },
        { key: "to", label: t("staff.col.to"), renderCell: ({ to }) => <EmailAddress of={to} /> },
        {
          key: "state",
          label: t("staff.col.state"),
          renderCell: ({ state, sentAt }) => (
            <>
              <span>{t(`staff.policy.mail.${state}`)}</span>
              {sentAt ? <div className="quiet">{when(text, sentAt)}</div> : null}
            </>
          ),
        },
      ]}
    />
  );
}

export function Events({ refId, onSessionEnded }: ListProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  return (
    <PagedTable
      caption={t("staff.tab.history")}
      empty={t("staff.nothing")}
      load={(page) => api.call(listPolicyEvents, { params: { refId }, query: { page } }, handledByPage)}
      onSessionEnded={onSessionEnded}
      rowKey={({ id }) => id}
      columns={[
        { key: "when", label: t("staff.col.when"), renderCell: ({ at }) => when(text, at) },
        {
          key: "what",
          label: t("staff.col.what"),
          renderCell: ({ status, act }) =>
            status ? t("staff.policy.became", { status: t(`staff.policy.${status}`) }) : act && t(`staff.did.${act}`),
        },
        {
          key: "by",
          label: t("staff.col.by"),
          renderCell: ({ by, cause }) => by ?? (cause ? t(`staff.policy.cause.${cause}`) : "–"),
        },
      ]}
    />
  );
}
