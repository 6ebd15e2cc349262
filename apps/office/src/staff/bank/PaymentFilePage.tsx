import {
  buildUrl,
  type Country,
  downloadPaymentFile,
  dropPayment,
  type FilePayment,
  getPaymentFile,
} from "@kautia/contract";
import { ButtonLink } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { BackLink } from "../../parts/BackLink.tsx";
import { DialogButton } from "../../parts/DialogButton.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { contractColumn } from "../work/columns.tsx";
import { AskForm } from "../approvals/AskForm.tsx";
import { FourEyes } from "../approvals/FourEyes.tsx";
import { fileTones } from "./PaymentFilesPage.tsx";

export const Route = createLazyRoute("/staff/payment-files/$id")({ component: PaymentFilePage });

function PaymentFilePage() {
  const { id } = Route.useParams();
  const data = useLoaded(getPaymentFile, { params: { id } });
  const { country, state, messageId, madeBy, madeAt, releasedBy, executeOn, from, amount } = data;
  const text = useText().in(country);
  const { t, exactMoney, shortDate } = text;
  return (
    <Page
      title={t("office.bank.file", { name: messageId })}
      beside={<Status tone={fileTones[state]}>{t(`office.bank.state.${state}`)}</Status>}
      back={<BackLink to="/staff/payment-files">{t("office.bank")}</BackLink>}
      actions={
        state === "RELEASED" ? (
          <ButtonLink href={buildUrl(downloadPaymentFile, { id }, {})} download>
            {t("office.bank.download")}
          </ButtonLink>
        ) : undefined
      }
    >
      <FourEyes of={data.approval} />
      <Panel title={t("office.bank.payments")}>
        <Facts
          facts={[
            { label: t("office.bank.from"), value: from },
            { label: t("office.bank.executeOn"), value: shortDate(executeOn) },
            { label: t("office.bank.sum"), value: exactMoney(amount) },
            { label: t("office.bank.madeBy"), value: `${madeBy}, ${when(text, madeAt)}` },
            { label: t("office.bank.releasedBy"), value: releasedBy },
          ]}
        />
        <RowTable
          caption={t("office.bank.payments")}
          rows={data.list}
          rowId={(payment) => payment.id}
          empty={t("staff.nothing")}
          columns={useColumns(country)}
        />
        {data.list.map(({ id: paymentId, approval }) => (
          <FourEyes key={paymentId} of={approval} />
        ))}
      </Panel>
    </Page>
  );
}

const tones: Record<FilePayment["state"], StatusTone> = {
  WAITING: "neutral",
  RELEASED: "neutral",
  PAID: "good",
  RETURNED: "caution",
  DROPPED: "caution",
};

function useColumns(country: Country): Column<FilePayment>[] {
  const text = useText().in(country);
  const { t, exactMoney, shortDate } = text;
  return [
    { id: "kind", label: t("staff.col.what"), cell: ({ kind }) => t(`office.bank.kind.${kind}`) },
    contractColumn(text),
    { id: "payee", label: t("office.payouts.payee"), cell: ({ payee }) => payee },
    { id: "iban", label: t("office.payouts.iban"), isShort: true, cell: ({ iban }) => iban },
    { id: "purpose", label: t("office.bank.purpose"), cell: ({ purpose }) => purpose },
    { id: "amount", label: t("staff.col.amount"), isNumeric: true, cell: ({ amount }) => exactMoney(amount) },
    {
      id: "state",
      label: t("staff.col.state"),
      cell: ({ state, paidOn }) => (
        <Status tone={tones[state]}>
          {[t(`office.bank.payment.${state}`), paidOn && shortDate(paidOn)].filter(Boolean).join(", ")}
        </Status>
      ),
    },
    {
      id: "act",
      label: t("staff.col.act"),
      cell: ({ id, state, approval }) =>
        state === "RELEASED" &&
        approval === null && (
          <DialogButton id={`drop-${id}`} label={t("office.bank.drop")}>
            {(close) => (
              <AskForm
                call={dropPayment}
                request={(body) => ({ params: { id }, body })}
                lead={t("office.bank.dropLead")}
                label={t("office.bank.dropReason")}
                onDone={close}
              />
            )}
          </DialogButton>
        ),
    },
  ];
}
