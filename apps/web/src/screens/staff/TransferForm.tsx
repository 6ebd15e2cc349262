import type { Call } from "@kautia/contract";
import { DateField, TextField } from "@kautia/design-system";
import { AmountField } from "../../form/AmountField.tsx";
import type { TextKey } from "@kautia/locales";
import { amountOf } from "../../form/amount.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import type { FormOptions } from "../../form/form-state.ts";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useConflict } from "./conflict.ts";
import { verdictOptions } from "./NoteForm.tsx";
import { amountWords } from "../../form/field-words.ts";

interface TransferFormProps<C extends Call> extends Pick<
  FormOptions<Transfer, C>,
  "id" | "call" | "params" | "onSaved"
> {
  lead: string;
  /** Shown when the amount differs from what is owed. */
  wrongAmount: TextKey;
  /** The text of the button. */
  go: TextKey;
}

type Transfer = Record<"amount" | "paidOn" | "reference", string>;

/** Records a bank transfer. Staff type the amount, so that the server notices a transfer of another amount. */
export function TransferForm<C extends Call>({ lead, wrongAmount, go, ...options }: TransferFormProps<C>) {
  const { t } = useText();
  const dateTexts = useDateTexts();
  const form = useForm<Transfer, C>({
    ...options,
    ...verdictOptions,
    onRefused: useConflict(),
    initial: { amount: "", paidOn: "", reference: "" },
    labels: { amount: "staff.payout.amount", paidOn: "staff.payout.on", reference: "staff.payout.reference" },
    words: { amount: { ...amountWords, FIELD_INVALID: wrongAmount }, paidOn: { FIELD_INVALID: "validation.date" } },
    body: ({ amount, paidOn, reference }) => ({ amount: amountOf(amount), paidOn: paidOn || undefined, reference }),
  });
  return (
    <Form form={form}>
      <p>{lead}</p>
      <AmountField {...form.bind("amount")} width="medium" />
      <DateField {...form.bind("paidOn")} {...dateTexts} pickerText={t("common.openCalendar")} near="past" />
      <TextField {...form.bind("reference")} help={t("staff.payout.referenceHelp")} />
      <FormActions form={form} label={t(go)} />
    </Form>
  );
}
