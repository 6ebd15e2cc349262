import { countryFacts, roundToCents, saves } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { AmountField } from "../../form/AmountField.tsx";
import { useEffect } from "react";
import { useApp } from "../../app/app-context.ts";
import { amountOf, amountText } from "../../form/amount.ts";
import { errorText } from "@kautia/locales/format";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import { LivePrice } from "../../parts/price/LivePrice.tsx";
import { checkRental, rentalWords } from "../../parts/rental/rental-values.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, limits, onSaved }: QuestionProps) {
  const text = useText();
  const { t, money } = text;
  const { price } = useApp();
  const form = useForm({
    id: "rent-and-deposit",
    call: saves["rent-property-details"],
    initial: {
      coldRentAmount: amountText(record.coldRentAmount),
      rentDepositAmount: amountText(record.rentDepositAmount),
    },
    labels: { coldRentAmount: "fields.coldRentAmount", rentDepositAmount: "fields.rentDepositAmount" },
    words: rentalWords,
    body: ({ coldRentAmount, rentDepositAmount }) => ({
      currency: countryFacts[text.country()].currency,
      coldRentAmount: amountOf(coldRentAmount),
      rentDepositAmount: amountOf(rentDepositAmount),
    }),
    check: (values) => checkRental(values, limits),
    onSaved,
  });
  const { coldRentAmount, rentDepositAmount } = form.values;
  const refusal = checkRental(form.values, limits)[0];
  // Below the lower limit, somebody is still typing.
  const isTooHigh = refusal !== undefined && (amountOf(rentDepositAmount) ?? 0) > limits.lowerLimitDeposit;
  const priced = isTooHigh ? "" : rentDepositAmount;
  useEffect(() => price.ask(priced), [price, priced]);

  const multiplier = limits.depositMonthlyMultiplier;
  const most = roundToCents((amountOf(coldRentAmount) ?? 0) * multiplier);
  const offersMost = most >= limits.lowerLimitDeposit && most <= limits.upperLimitDeposit;

  const depositField = form.bind("rentDepositAmount");
  // The field says it after 'Continue'.
  const limitText =
    refusal && !depositField.error
      ? errorText({ ...refusal, from: "browser" }, text, rentalWords.rentDepositAmount)
      : "";
  const tooHigh = t(refusal?.errorCode === "DEPOSIT_MULTIPLIER" ? "price.tooHighForRent" : "price.tooHigh");

  function takeMost(): void {
    depositField.onChange(amountText(most));
    // The button disappears, and the focus with it.
    document.getElementById(depositField.id)?.focus();
  }

  return (
    <Form
      form={form}
      head={<QuestionHead title={t("questions.rent-and-deposit.title")} why={t("questions.rent-and-deposit.why")} />}
    >
      <AmountField {...form.bind("coldRentAmount")} width="medium" help={t("fields.coldRentHelp")} />
      <div>
        <AmountField
          {...depositField}
          width="medium"
          help={t("fields.depositHelpMultiplier", {
            multiplier,
            lower: money(limits.lowerLimitDeposit),
            upper: money(limits.upperLimitDeposit),
          })}
        />
        {offersMost && amountOf(rentDepositAmount) !== most ? (
          <Button variant="text" className="form-under" onClick={takeMost}>
            {t("fields.depositUse", { multiplier, amount: money(most) })}
          </Button>
        ) : null}
      </div>
      <LivePrice tooHigh={isTooHigh ? `${tooHigh} ${limitText}`.trim() : null} />
      <FormActions form={form} />
    </Form>
  );
}
