import { chooseRepayment, getPolicy, type PolicyView, type Repayment } from "@kautia/contract";
import { ChoiceList, InlineMessage, Select, SummaryList } from "@kautia/design-system";
import { nameTenants } from "@kautia/locales/format";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import type { PolicyPartProps } from "./PolicyPage.tsx";
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

/** How many months most people choose. The longest plan costs least a month, so it is always offered. */
const usualParts = [1, 3, 6, 12];
const other = "other";

export interface RepayProps extends PolicyPartProps {
  repayment: Repayment;
}

/** The repayment of a claim: the choice of instalments, the resulting plan or the invoice (docs/money.md). */
export function Repay({ policy, repayment, onPolicy }: RepayProps) {
  const { t, money, date, language } = useText();
  const isShared = policy.coTenantNames.length > 0;
  const [feedback, setFeedback] = useState<"chosen" | "moved" | null>(null);
  const { amount, state, planned, chooseUntil, dueOn, choices } = repayment;
  return (
    <div className="k-flow repayment">
      <h2>{t("repayment.title", { amount: money(amount) })}</h2>
      {isShared && state !== "PAID" ? <p>{t("together.owe", { names: nameTenants(policy, language) })}</p> : null}
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
          {state === "INVOICED" ? (
            <CardPageButton policy={policy} label={t("repayment.payInvoice")} variant="primary" />
          ) : null}
          {state === "OVERDUE" ? (
            <>
              <p>{t("repayment.overdue")}</p>
              <CardPageButton policy={policy} label={t("todo.chargeGo")} variant="primary" />
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
  const parts = form.bind("parts");
  const usual = choices.filter((choice) => usualParts.includes(choice.parts) || choice === choices.at(-1));
  const rest = choices.filter((choice) => !usual.includes(choice));
  const [isOther, setIsOther] = useState(false);
  const chosen = chosenOf(form.values.parts);
  const isAtOnce = chosen?.parts === 1;
  const words = policy.paymentMethod?.kind === "sepa_debit" ? debitWords : cardWords;
  // The day of a debit at once is announced later.
  const dated = isAtOnce && words === debitWords ? [] : (chosen?.instalments ?? []);
  return (
    <Form form={form}>
      <ChoiceList
        {...parts}
        value={isOther ? other : parts.value || null}
        onChange={(value) => {
          setIsOther(value === other);
          parts.onChange(value === other ? "" : value);
        }}
        options={[
          ...usual.map(({ parts: count, instalments }) => ({
            value: String(count),
            label: count === 1 ? t(words.atOnce) : t("repayment.months", { count }),
            explanation:
              count === 1
                ? money(amount)
                : t(isEven(instalments) ? "repayment.perMonth" : "repayment.perMonthAbout", {
                    amount: money(instalments.at(-1)?.amount ?? 0),
                  }),
          })),
          ...(rest.length > 0 ? [{ value: other, label: t("repayment.other") }] : []),
        ]}
      />
      {isOther ? (
        <Select
          {...parts}
          id={`${parts.id}-other`}
          label={t("repayment.otherLabel")}
          emptyText={t("common.choose")}
          options={rest.map(({ parts: count, instalments }) => ({
            value: String(count),
            label: t("repayment.inParts", { count, amount: money(instalments.at(-1)?.amount ?? 0) }),
          }))}
        />
      ) : null}
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

function isEven(instalments: Repayment["choices"][number]["instalments"]): boolean {
  return instalments[0]?.amount === instalments.at(-1)?.amount;
}
