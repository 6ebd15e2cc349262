import { listPolicyCharges, recordBankPayment } from "@kautia/contract";
import { Skeleton, TextArea, TextField } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { useQuery } from "@tanstack/react-query";
import { createLazyRoute, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { DayField } from "../../form/fields.tsx";
import { queryOf } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Facts } from "../../parts/Facts.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/money/$chargeId")({ component: TransferForm });

/** Records that the tenant transferred what is owed; a second person approves it. */
function TransferForm() {
  const { t } = useText();
  const { refId } = usePolicy();
  const { chargeId } = Route.useParams();
  const { data, error, refetch } = useQuery(queryOf(listPolicyCharges, { params: { refId }, query: {} }));
  const charge = data?.rows.find(({ id }) => id === chargeId);
  return (
    <Panel title={t("office.transfer.title")}>
      <Failed error={error} onRetry={() => void refetch()} />
      {charge ? (
        <Form
          amount={charge.amount}
          chargeId={chargeId}
          what={`${t(`staff.charge.${charge.kind}`)} ${charge.number ?? ""}`}
        />
      ) : data ? (
        <p className="empty">{t("office.transfer.gone")}</p>
      ) : (
        <Skeleton lines={4} label={t("common.loading")} />
      )}
    </Panel>
  );
}

function Form({ amount, chargeId, what }: { amount: number; chargeId: string; what: string }) {
  const { refId, contractNumber: id, country } = usePolicy();
  const { t, exactMoney } = useText().in(country);
  const navigate = useNavigate();
  const [paidOn] = useState(() => todayIn(country));
  const form = useCallForm({
    call: recordBankPayment,
    initial: { paidOn, reference: "", reason: "" },
    request: (values) => ({ params: { refId, chargeId }, body: { amount, ...values } }),
    said: t("office.transfer.done"),
    onDone: () => navigate({ to: "/staff/policies/$id/money", params: { id } }),
  });
  return (
    <CallFormView
      form={form}
      label={t("office.transfer.ask")}
      beside={
        <Link className="k-link" to="/staff/policies/$id/money" params={{ id }}>
          {t("common.cancel")}
        </Link>
      }
    >
      <p className="quiet">{t("office.transfer.lead")}</p>
      <Facts
        facts={[
          { label: t("staff.col.what"), value: what },
          { label: t("staff.col.amount"), value: exactMoney(amount) },
        ]}
      />
      <DayField {...form.bind("paidOn")} label={t("staff.payout.on")} />
      <TextField
        {...form.bind("reference")}
        label={t("staff.payout.reference")}
        help={t("staff.payout.referenceHelp")}
        autoComplete="off"
      />
      <TextArea {...form.bind("reason")} label={t("office.transfer.reason")} rows={3} />
    </CallFormView>
  );
}
