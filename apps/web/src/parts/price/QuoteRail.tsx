import type { TenantRecord } from "@kautia/contract";
import { IconShield } from "@kautia/design-system";
import { useEffect } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { amountOf, amountText } from "../../form/amount.ts";
import type { Values } from "../../app/drafts.ts";
import { GuarantorLine } from "../guarantor/GuarantorLine.tsx";
import { checkRental } from "../rental/rental-values.ts";
import { useText } from "../../texts/use-text.ts";
import type { Price } from "../../app/price-store.ts";
import { RailRows } from "./RailRows.tsx";
import "./price.css";

export interface QuoteRailProps {
  record: TenantRecord;
  /** The deposit is being typed on this page, so price and deposit follow the input instead of the record. */
  live?: boolean;
}

/** The current quote, and that nothing is charged yet. Beside the questions on wide screens. */
export function QuoteRail({ record, live = false }: QuoteRailProps) {
  const { t, money } = useText();
  const { settings } = useApp();
  const price = useQuote(record, live);
  const own = useDeposit(record);
  const deposit = amountOf((live && price?.deposit) || own || "") || null;

  return (
    <div className="rail">
      <h2 className="rail__title">{t("rail.title")}</h2>
      {price ? (
        <p className="rail__price">
          <span className="rail__amount" translate="no">
            {money(price.monthly)}
          </span>
          <span>{` ${t("common.perMonth")}`}</span>
          <br />
          <span>{t("rail.orYearly", { price: money(price.yearly) })}</span>
        </p>
      ) : (
        <p className="rail__before">{t("rail.before", { fee: money(settings.claims.feeFrom) })}</p>
      )}
      <RailRows record={record} deposit={deposit} />
      <p className="rail__promise">
        <IconShield />
        <span>{t("common.notChargedYet")}</span>
      </p>
      <GuarantorLine brief />
    </div>
  );
}

/** The current price in one line, above the button on phones. */
export function useShortQuote({ record, live = false }: QuoteRailProps): string {
  const { t, money } = useText();
  const { settings } = useApp();
  const price = useQuote(record, live);
  return price
    ? t("rail.shortPrice", { yearly: money(price.yearly), monthly: money(price.monthly) })
    : t("rail.shortBefore", { fee: money(settings.claims.feeFrom) });
}

/** The saved deposit, or one typed earlier that may be insured; null if there is neither. */
function useDeposit({ rentDepositAmount }: TenantRecord): string | null {
  const { drafts, settings } = useApp();
  if (rentDepositAmount !== null) return amountText(rentDepositAmount);
  const draft = drafts.get("rent-and-deposit");
  const typed = textIn(draft, "rentDepositAmount");
  const rental = { coldRentAmount: textIn(draft, "coldRentAmount"), rentDepositAmount: typed };
  return typed === "" || checkRental(rental, settings.product).length > 0 ? null : typed;
}

function textIn(draft: Values | undefined, field: string): string {
  const value = draft?.[field];
  return typeof value === "string" ? value : "";
}

/** The price of the tenant's deposit or of the one being typed, but not of an example on another page. */
function useQuote(record: TenantRecord, live: boolean): Price | null {
  const { price: store } = useApp();
  const { price } = useStore(store.state);
  const own = useDeposit(record);

  useEffect(() => {
    if (own !== null && !live) store.ask(own, 0);
  }, [store, own, live]);

  return live || price?.deposit === own ? price : null;
}
