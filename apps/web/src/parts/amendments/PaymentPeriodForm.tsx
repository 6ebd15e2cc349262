import { Form } from "../../form/Form.tsx";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Offers the other payment period with its price. */
export function PaymentPeriodForm<C extends AskCall>({ asking, contract }: AmendmentFormProps<C>) {
  const { t, money, date } = useText();
  const { otherPlan, premiumAmount = 0 } = contract;
  const form = useAmendmentForm(asking, {
    kind: "PAYMENT_PERIOD",
    initial: {},
    labels: {},
    change: () => ({ paymentPeriod: otherPlan?.paymentPeriod }),
  });
  if (!otherPlan) return null;
  const { paymentPeriod, premiumAmount: amount, from } = otherPlan;
  return (
    <Form form={form}>
      <p>
        {t(`changes.PAYMENT_PERIOD.${paymentPeriod}.offer`, {
          date: date(from),
          amount: money(amount),
          before: money(premiumAmount),
        })}
      </p>
      <AskActions asking={asking} form={form} label={t(`changes.PAYMENT_PERIOD.${paymentPeriod}.ask`)} />
    </Form>
  );
}
