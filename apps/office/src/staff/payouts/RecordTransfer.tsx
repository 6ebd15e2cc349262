import { recordClaimPayout, recordRefundTransfer, type StaffPayoutRow } from "@kautia/contract";
import { useToday } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { DialogButton } from "../../parts/DialogButton.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { TransferFields } from "../work/TransferFields.tsx";
import { useText } from "../../text/use-text.ts";

/** Records that a payout was transferred; amount and reference are filled in. */
export function RecordTransfer({ of: row }: { of: StaffPayoutRow }) {
  const { t } = useText();
  return (
    <DialogButton id={`transfer-${row.id}`} label={t("office.payouts.record")}>
      {(close) => <TransferForm of={row} onDone={close} />}
    </DialogButton>
  );
}

function TransferForm({ of: row, onDone }: { of: StaffPayoutRow; onDone: () => void }) {
  const { id, kind, amount, country, payee, iban, reference } = row;
  const { t, exactMoney } = useText().in(country);
  const form = useCallForm({
    call: kind === "CLAIM" ? recordClaimPayout : recordRefundTransfer,
    initial: { paidOn: useToday(country), reference },
    request: (values) => {
      const body = { amount, ...values };
      return kind === "CLAIM" ? { params: { claimId: id }, body } : { params: { refundId: id }, body };
    },
    said: t("office.payouts.recorded"),
    onDone,
  });
  return (
    <CallFormView form={form} label={t("office.payouts.recordGo")}>
      <Facts
        facts={[
          { label: t("office.payouts.payee"), value: payee },
          { label: t("office.payouts.iban"), value: iban },
          { label: t("staff.col.amount"), value: exactMoney(amount) },
        ]}
      />
      <TransferFields form={form} />
    </CallFormView>
  );
}
