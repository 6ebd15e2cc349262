import type { PricePlan } from "@kautia/contract";
import { type Elements, VisuallyHidden } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { costOfYears, leftAtStart, lostInterest } from "./plans.ts";
import "./price.css";

const years = 5;

export interface CashBesideProps {
  deposit: number;
  /** Null while the price is being fetched. */
  plan: Pick<PricePlan, "price" | "paymentPeriod"> | null;
  /** The tenant lives in the home already, and gets the cash deposit back. */
  existing?: boolean;
  children?: Elements;
}

/** What is due, tied up and paid in all, with the guarantee and in cash. Begins with what stays with the tenant. */
export function CashBeside({ deposit, plan, existing = false, children }: CashBesideProps) {
  const { settings } = useApp();
  const { t, money } = useText();
  const percent = settings.claims.cashInterestPercent;
  const write = (amount: number | null) => (amount === null ? "…" : money(amount));
  const rows = [
    { label: t("cash.due"), ours: plan && plan.price, cash: deposit },
    { label: t("cash.tiedUp"), ours: 0, cash: deposit },
    { label: t("cash.cost"), ours: plan && costOfYears(plan, years), cash: lostInterest(deposit, percent, years) },
  ];
  return (
    <section className="cash">
      <h2>{t("cash.title", { amount: write(plan && leftAtStart(plan, deposit)) })}</h2>
      <p>{t(existing ? "cash.leadExisting" : "cash.lead", { deposit: money(deposit) })}</p>
      <table className="cash__table">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t("cash.amounts")}</VisuallyHidden>
            </th>
            <th scope="col">{t("cash.guarantee")}</th>
            <th scope="col">{t("cash.cash")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ours, cash }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td translate="no">{write(ours)}</td>
              <td translate="no">{money(cash)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{t("cash.note", { percent })}</p>
      {children}
    </section>
  );
}
