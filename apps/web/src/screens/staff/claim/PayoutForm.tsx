import { recordClaimPayout, type StaffClaim } from "@kautia/contract";
import { DateField, MoneyField, TextField } from "@kautia/design-system";
import { amountOf } from "../../../form/amount.ts";
import { Form } from "../../../form/Form.tsx";
import { FormActions } from "../../../form/FormActions.tsx";
import { useDateTexts } from "../../../form/use-date-texts.ts";
import { useForm } from "../../../form/use-form.ts";
import { useText } from "../../../shell/i18n/use-text.ts";

interface PayoutFormProps {
  claim: StaffClaim;
  onRecorded: (claim: StaffClaim) => void;
}

/** Records the transfer to the landlord. The amount is typed, so that a transfer of another amount is noticed. */
export function PayoutForm({ claim: { id, decision }, onRecorded }: PayoutFormProps) {
  const { t, money, locale } = useText();
  const dateTexts = useDateTexts();
  const form = useForm({
    id: "staff-pay-out-claim",
    call: recordClaimPayout,
    secret: true,
    params: { claimId: id },
    handBack: [401, 404],
    initial: { amount: "", paidOn: "", reference: "" },
    labels: { amount: "staff.payout.amount", paidOn: "staff.payout.on", reference: "staff.payout.reference" },
    words: { amount: { FIELD_INVALID: "staff.payout.wrongAmount" }, paidOn: { FIELD_INVALID: "validation.date" } },
    body: ({ amount, paidOn, reference }) => ({
      amount: amountOf(amount),
      paidOn: paidOn === "" ? undefined : paidOn,
      reference,
    }),
    onSaved: onRecorded,
  });
  return (
    <section className="k-flow">
      <h2>{t("staff.payout.title")}</h2>
      <Form form={form}>
        <p>{t("staff.payout.lead", { amount: money(decision?.amount ?? 0) })}</p>
        <MoneyField {...form.bind("amount")} locale={locale} width="medium" />
        <DateField {...form.bind("paidOn")} {...dateTexts} pickerText={t("common.openCalendar")} />
        <TextField {...form.bind("reference")} help={t("staff.payout.referenceHelp")} />
        <FormActions form={form} label={t("staff.payout.go")} />
      </Form>
    </section>
  );
}
