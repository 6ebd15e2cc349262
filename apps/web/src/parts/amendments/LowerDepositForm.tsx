import { latestRestEnd, roundToCents } from "@kautia/contract";
import { Button, DateField, Dialog } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { useState } from "react";
import { amountOf } from "../../form/amount.ts";
import { AmountField } from "../../form/AmountField.tsx";
import { amountWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/**
 * Asks how much of the deposit stays guaranteed, and until when. The rest of it is released at once and for good, so it
 * takes a confirmation.
 */
export function LowerDepositForm<C extends AskCall>({ asking, contract }: AmendmentFormProps<C>) {
  const { t, money, date, country } = useText();
  const dateTexts = useDateTexts();
  const [confirming, setConfirming] = useState(false);
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
  const stays = amountOf(form.values.depositAmount) ?? 0;
  const until = form.values.restUntil;

  function review(): void {
    if (!form.check()) return;
    // The server says why it refuses any other amount.
    if (stays > 0 && stays >= claimed && stays < depositAmount) setConfirming(true);
    else void form.submit();
  }

  function release(): Promise<void> {
    setConfirming(false);
    return form.submit();
  }

  return (
    <Form
      form={{
        ...form,
        onSubmit: (event) => {
          event.preventDefault();
          review();
        },
      }}
    >
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
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t("changes.LOWER_DEPOSIT.confirmTitle", { amount: money(roundToCents(depositAmount - stays)) })}
        closeText={t("common.close")}
        actions={
          <>
            <Button variant="ending" onClick={release}>
              {t("leaving.sign")}
            </Button>
            <Button variant="text" onClick={() => setConfirming(false)}>
              {t("leaving.notYet")}
            </Button>
          </>
        }
      >
        {/* While a day is typed, it is no date yet. */}
        {confirming ? (
          <p>
            {until === ""
              ? t("changes.LOWER_DEPOSIT.confirm", { amount: money(stays) })
              : t("changes.LOWER_DEPOSIT.confirmUntil", { amount: money(stays), date: date(until) })}
          </p>
        ) : null}
      </Dialog>
    </Form>
  );
}
