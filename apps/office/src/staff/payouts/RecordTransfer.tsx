import { recordClaimPayout, recordRefundTransfer, type StaffPayoutRow } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { useState } from "react";
import { DayField } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { DialogButton } from "../../parts/DialogButton.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { useText } from "../../text/use-text.ts";

/** Records that a payout was transferred; amount and reference are filled in. */
export function RecordTransfer({ of: row }: { of: StaffPayoutRow }) {
  const { t } = useText();
  return (
    <DialogButton label={t("office.payouts.record")}>
      {(close) => <TransferForm of={row} onDone={close} />}
    </DialogButton>
  );
}

function TransferForm({ of: row, onDone }: { of: StaffPayoutRow; onDone: () => void }) {
  const { id, kind, amount, country, payee, iban } = row;
  const { t, exactMoney } = useText().in(country);
  const said = t("office.payouts.recorded");
  const [initial] = useState(() => ({
    paidOn: todayIn(country),
    reference: row.reference,
  }));
  const claim = useCallForm({
    call: recordClaimPayout,
    initial,
    request: (values) => ({ params: { claimId: id }, body: { amount, ...values } }),
    said,
    onDone,
  });
  const refund = useCallForm({
    call: recordRefundTransfer,
    initial,
    request: (values) => ({ params: { refundId: id }, body: { amount, ...values } }),
    said,
    onDone,
  });
  const form = kind === "CLAIM" ? claim : refund;
  return (
    <CallFormView form={form} label={t("office.payouts.recordGo")}>
      <Facts
        facts={[
          { label: t("office.payouts.payee"), value: payee },
          { label: t("office.payouts.iban"), value: iban },
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
    </CallFormView>
  );
}
