import { amountOf } from "../../form/amount.ts";
import { AmountField } from "../../form/AmountField.tsx";
import { amountWords, incomeWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks for a higher deposit, and for rent and income if they have changed since the last check. */
export function HigherDepositForm<C extends AskCall>({ asking, contract }: AmendmentFormProps<C>) {
  const { t, money } = useText();
  const form = useAmendmentForm(asking, {
    kind: "HIGHER_DEPOSIT",
    initial: { depositAmount: "", coldRentAmount: "", grossIncome: "" },
    labels: {
      depositAmount: "changes.HIGHER_DEPOSIT.amount",
      coldRentAmount: "fields.coldRentAmount",
      grossIncome:
        (contract.coTenantNames?.length ?? 0) > 0 ? "changes.HIGHER_DEPOSIT.incomeOfAll" : "fields.grossIncome",
    },
    words: {
      depositAmount: {
        ...amountWords,
        MINIMUM: "changes.HIGHER_DEPOSIT.tooLow",
        DEPOSIT_MULTIPLIER: "validation.coldRentAmount",
      },
      coldRentAmount: amountWords,
      grossIncome: incomeWords,
    },
    change: (values) => ({
      depositAmount: amountOf(values.depositAmount),
      coldRentAmount: amountOf(values.coldRentAmount) ?? null,
      grossIncome: amountOf(values.grossIncome) ?? null,
    }),
  });
  const onlyIfOther = { optionalText: t("common.optional"), help: t("changes.HIGHER_DEPOSIT.onlyIfOther") };
  return (
    <Form form={form}>
      <AmountField
        {...form.bind("depositAmount")}
        width="medium"
        help={t("changes.LOWER_DEPOSIT.amountHelp", { amount: money(contract.depositAmount) })}
      />
      <AmountField {...form.bind("coldRentAmount")} {...onlyIfOther} width="medium" />
      <AmountField {...form.bind("grossIncome")} {...onlyIfOther} width="medium" />
      <AskActions asking={asking} form={form} />
    </Form>
  );
}
