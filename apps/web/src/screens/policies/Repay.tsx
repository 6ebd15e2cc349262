import { chooseRepayment, getPolicy, type PolicyView, type Repayment } from "@kautia/contract";
import { InlineMessage, Select, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { RepaymentPlan } from "./RepaymentPlan.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useText } from "../../texts/use-text.ts";
import { CardPageButton } from "./CardPageButton.tsx";

const cardWords = {
  atOnce: "repayment.atOnce",
  agree: "repayment.agree",
  agreeAtOnce: "repayment.agreeAtOnce",
  payNow: "repayment.payNow",
} as const;
const debitWords = {
  atOnce: "repayment.debitAtOnce",
  agree: "repayment.agreeDebit",
  agreeAtOnce: "repayment.agreeDebitAtOnce",
  payNow: "repayment.debit",
} as const;

interface RepayProps {
  policy: PolicyView;
  repayment: Repayment;
  onPolicy: (policy: PolicyView) => void;
}

/** The repayment of a claim: the choice of instalments, the resulting plan or the invoice (docs/money.md). */
export function Repay({ policy, repayment, onPolicy }: RepayProps) {
  const { t, money, date } = useText();
  const [feedback, setFeedback] = useState<"chosen" | "moved" | null>(null);
  const { amount, state, planned, chooseUntil, dueOn, choices } = repayment;
  return (
    <div className="k-flow repayment">
      <h4>{t("repayment.title", { amount: money(amount) })}</h4>
      {feedback ? (
        <InlineMessage
          tone={feedback === "chosen" ? "success" : "caution"}
          toneLabel={t("common.note")}
          live
          title={t(`repayment.${feedback}`)}
        >
          {t(`repayment.${feedback}Text`)}
        </InlineMessage>
      ) : null}
      {choices.length > 0 ? (
        <>
          <p>{t("repayment.lead", { until: date(chooseUntil), date: date(dueOn) })}</p>
          <ChoiceForm
            policy={policy}
            repayment={repayment}
            onPolicy={(now) => {
              setFeedback("chosen");
              onPolicy(now);
            }}
            onMoved={(now) => {
              setFeedback("moved");
              onPolicy(now);
            }}
          />
        </>
      ) : null}
      {state === "CHOICE" && choices.length === 0 ? <p>{t("repayment.over", { date: date(dueOn) })}</p> : null}
      {planned ? (
        <>
          {state === "INVOICED" ? <p>{t("repayment.over", { date: date(dueOn) })}</p> : null}
          <RepaymentPlan repayment={repayment} />
          {state === "INVOICED" ? <CardPageButton policy={policy} label={t("repayment.payInvoice")} /> : null}
          {state === "OVERDUE" ? (
            <>
              <p>{t("repayment.overdue")}</p>
              <CardPageButton policy={policy} label={t("todo.chargeGo")} />
            </>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** Shows every date and amount before the button that agrees to them. */
function ChoiceForm({ policy, repayment, onPolicy, onMoved }: RepayProps & { onMoved: (policy: PolicyView) => void }) {
  const { api } = useApp();
  const { t, money, exactMoney, date } = useText();
  const { claimId, amount, choices } = repayment;
  const { refId } = policy;
  const chosenOf = (parts: string) => choices.find((choice) => String(choice.parts) === parts);
  const [atOnce] = choices;

  async function reload(): Promise<void> {
    const result = await api.call(getPolicy, { params: { refId } }, {});
    if (result.ok) onMoved(result.answer);
  }

  const form = useAccountForm({
    id: `repayment-${claimId}`,
    call: chooseRepayment,
    params: { refId, claimId },
    // No draft: the tenant must choose anew each time.
    secret: true,
    initial: { parts: "" },
    labels: { parts: "repayment.parts" },
    words: { parts: { FIELD_REQUIRED: "validation.option" } },
    body: ({ parts }) => {
      const choice = chosenOf(parts);
      return { parts: choice?.parts, firstOn: (choice ?? atOnce)?.instalments[0]?.on };
    },
    onRefused: (errorCode) => {
      if (errorCode !== "STEP_NOT_ALLOWED" && errorCode !== "OFFER_CHANGED") return false;
      void reload();
      return true;
    },
    onSaved: onPolicy,
  });
  const chosen = chosenOf(form.values.parts);
  const isAtOnce = chosen?.parts === 1;
  const words = policy.paymentMethod?.kind === "sepa_debit" ? debitWords : cardWords;
  // The day of a debit at once is announced later.
  const dated = isAtOnce && words === debitWords ? [] : (chosen?.instalments ?? []);
  return (
    <Form form={form}>
      <Select
        {...form.bind("parts")}
        emptyText={t("common.choose")}
        options={choices.map(({ parts, instalments }) => ({
          value: String(parts),
          label:
            parts === 1
              ? t(words.atOnce, { amount: money(amount) })
              : t(
                  instalments[0]?.amount === instalments.at(-1)?.amount
                    ? "repayment.inParts"
                    : "repayment.inPartsOfAbout",
                  {
                    count: parts,
                    amount: money(instalments.at(-1)?.amount ?? 0),
                  },
                ),
        }))}
      />
      {chosen ? (
        <>
          <SummaryList
            className="repayment-plan"
            rows={[
              ...dated.map((item) => ({ key: item.on, label: date(item.on), value: exactMoney(item.amount) })),
              { key: "sum", label: t("repayment.sum"), value: exactMoney(amount) },
            ]}
          />
          <p>{t(isAtOnce ? words.agreeAtOnce : words.agree)}</p>
        </>
      ) : null}
      <FormActions
        form={form}
        label={
          chosen
            ? t(isAtOnce ? words.payNow : "repayment.payInParts", {
                amount: money(amount),
                count: chosen.parts,
              })
            : t("repayment.choose")
        }
      />
    </Form>
  );
}
