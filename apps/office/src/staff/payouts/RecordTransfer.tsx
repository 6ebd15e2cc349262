import { recordClaimPayout, recordRefundTransfer, type StaffPayoutRow } from "@kautia/contract";
import { Button, Dialog, TextField } from "@kautia/design-system";
import { localDay } from "@kautia/locales/format";
import { useState } from "react";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Facts } from "../../parts/Facts.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";

/** Records that a payout was transferred; amount and reference are filled in. */
export function RecordTransfer({ of: row }: { of: StaffPayoutRow }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t("office.payouts.record")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("office.payouts.record")}
        closeText={t("common.close")}
      >
        <TransferForm of={row} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function TransferForm({ of: row, onDone }: { of: StaffPayoutRow; onDone: () => void }) {
  const { id, kind, amount, country, payee, iban } = row;
  const { t, exactMoney } = useText().in(country);
  const say = useNotice();
  const done = () => {
    say({ text: t("office.payouts.recorded") });
    onDone();
  };
  const [initial] = useState(() => ({
    paidOn: localDay(new Date().toISOString(), country),
    reference: row.reference,
  }));
  const claim = useCallForm({
    call: recordClaimPayout,
    initial,
    request: (values) => ({ params: { claimId: id }, body: { amount, ...values } }),
    onDone: done,
  });
  const refund = useCallForm({
    call: recordRefundTransfer,
    initial,
    request: (values) => ({ params: { refundId: id }, body: { amount, ...values } }),
    onDone: done,
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
      <TextField {...form.bind("paidOn")} label={t("staff.payout.on")} type="date" width="medium" />
      <TextField
        {...form.bind("reference")}
        label={t("staff.payout.reference")}
        help={t("staff.payout.referenceHelp")}
        autoComplete="off"
      />
    </CallFormView>
  );
}
