import { latestRestEnd, roundToCents } from "@kautia/contract";
import { DateField } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { useState } from "react";
import { amountOf } from "../../form/amount.ts";
import { AmountField } from "../../form/AmountField.tsx";
import { amountWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import type { ChangedContract } from "./ChangeForm.tsx";
import { type AskCall, type Asking, useAmendmentForm } from "./use-amendment-form.ts";

interface LowerDepositFormProps<C extends AskCall> {
  asking: Asking<C>;
  contract: ChangedContract;
}

/** Asks how much of the deposit stays guaranteed, and until when. The rest of it is released at once. */
export function LowerDepositForm<C extends AskCall>({ asking, contract }: LowerDepositFormProps<C>) {
  const { t, money, date, country } = useText();
  const dateTexts = useDateTexts();
  const [today] = useState(() => todayIn(country()));
  const { depositAmount, claimable, insuranceEnd } = contract;
  const form = useAmendmentForm(asking, {
    kind: "LOWER_DEPOSIT",
    initial: { depositAmount: "", restUntil: "" },
    labels: { depositAmount: "changes.LOWER_DEPOSIT.amount", restUntil: "changes.LOWER_DEPOSIT.restUntil" },
    words: {
      depositAmount: { ...amountWords, MINIMUM: "changes.LOWER_DEPOSIT.tooLow" },
      restUntil: { FIELD_INVALID: "validation.date" },
    },
    change: (values) => ({
      depositAmount: amountOf(values.depositAmount),
      restUntil: values.restUntil === "" ? null : values.restUntil,
    }),
  });
  const claimed = claimable === null || claimable === undefined ? 0 : roundToCents(depositAmount - claimable);
  const now = t("changes.LOWER_DEPOSIT.amountHelp", { amount: money(depositAmount) });
  const atLeast = claimed > 0 ? t("changes.LOWER_DEPOSIT.claimed", { amount: money(claimed) }) : "";
  return (
    <Form form={form}>
      <AmountField {...form.bind("depositAmount")} width="medium" help={`${now} ${atLeast}`.trim()} />
      <DateField
        {...form.bind("restUntil")}
        {...dateTexts}
        pickerText={t("common.openCalendar")}
        near="future"
        optionalText={t("common.optional")}
        help={t("changes.LOWER_DEPOSIT.restUntilHelp", { date: date(latestRestEnd(today, insuranceEnd)) })}
      />
      <AskActions asking={asking} form={form} label={t("changes.LOWER_DEPOSIT.ask")} ends />
    </Form>
  );
}
