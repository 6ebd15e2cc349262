import { type CallAnswer, listPolicyCharges, recordBankPayment } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { useQuery } from "@tanstack/react-query";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { useToday } from "../../form/fields.tsx";
import { queryOf } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Facts } from "../../parts/Facts.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { TextLink } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { TransferFields } from "../work/TransferFields.tsx";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/money/$chargeId")({ component: TransferForm });

type Charge = CallAnswer<typeof listPolicyCharges>["rows"][number];

/** Records that the tenant transferred what is owed; a second person approves it. */
function TransferForm() {
  const { t } = useText();
  const { refId } = usePolicy();
  const { chargeId } = Route.useParams();
  const query = useQuery(queryOf(listPolicyCharges, { params: { refId }, query: {} }));
  return (
    <Panel title={t("office.transfer.title")}>
      <Loaded query={query}>
        {({ rows }) => {
          const charge = rows.find(({ id }) => id === chargeId);
          return charge ? <Form of={charge} /> : <p className="empty">{t("office.transfer.gone")}</p>;
        }}
      </Loaded>
    </Panel>
  );
}

function Form({ of: { id: chargeId, amount, kind, number } }: { of: Charge }) {
  const { refId, contractNumber: id, country } = usePolicy();
  const { t, exactMoney } = useText().in(country);
  const navigate = useNavigate();
  const form = useCallForm({
    call: recordBankPayment,
    initial: { paidOn: useToday(country), reference: "", reason: "" },
    request: (values) => ({ params: { refId, chargeId }, body: { amount, ...values } }),
    said: t("office.transfer.done"),
    onDone: () => navigate({ to: "/staff/policies/$id/money", params: { id } }),
  });
  return (
    <CallFormView
      form={form}
      label={t("office.transfer.ask")}
      beside={
        <TextLink to="/staff/policies/$id/money" params={{ id }}>
          {t("common.cancel")}
        </TextLink>
      }
    >
      <p className="quiet">{t("office.transfer.lead")}</p>
      <Facts
        facts={[
          { label: t("staff.col.what"), value: `${t(`staff.charge.${kind}`)} ${number ?? ""}` },
          { label: t("staff.col.amount"), value: exactMoney(amount) },
        ]}
      />
      <TransferFields form={form} />
      <TextArea {...form.bind("reason")} label={t("office.transfer.reason")} rows={3} />
    </CallFormView>
  );
}
