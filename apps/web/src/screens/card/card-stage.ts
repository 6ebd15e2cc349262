import type { CardView } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { Said } from "./use-charged.ts";

/** What the page shows: the result of the last action, or a form for paying or for entering another card. */
export type CardStage =
  | "over"
  | "pending"
  | "announced"
  | "charging"
  | "changed"
  | "changedPending"
  | "paid"
  | "confirmed"
  | "invoicePaid"
  | "nothing"
  | "change"
  | "open"
  | "confirm"
  | "invoice"
  | "invoiceCard";

interface Situation {
  view: CardView;
  /** The view when the page was opened. */
  first: CardView;
  said: Said | null;
  /** The tenant opened the page to replace the card, even if nothing is unpaid. */
  wished: boolean;
  /** The tenant prefers another card to paying with the one on file. */
  another: boolean;
}

export function stageOf({ view, first, said, wished, another }: Situation): CardStage {
  const { state, isPending, method, nextTryOn, confirmable, invoiceDueOn } = view;
  if (state === "OVER") return "over";
  if (wished && !said && (state === "PAID" || isPending)) return "change";
  if (isPending) return wished && said === "card" ? "changedPending" : "pending";
  if (state === "CHARGING") return "charging";
  if (state === "PAID") return doneStage(said, first);
  if (said === "card" && method?.kind === "sepa_debit" && nextTryOn) return "announced";
  const canPayNow = confirmable !== null && !another;
  if (invoiceDueOn) return canPayNow ? "invoice" : "invoiceCard";
  return canPayNow ? "confirm" : "open";
}

function doneStage(said: Said | null, first: CardView): CardStage {
  if (said === null) return "nothing";
  if (said === "bank") return first.invoiceDueOn ? "invoicePaid" : "confirmed";
  return first.amount > 0 ? "paid" : "changed";
}

interface PaymentMethods {
  /** Whether the method on file is a bank account. */
  isAccount: boolean;
  /** Whether bank accounts are offered as well as cards. */
  offersAccounts: boolean;
}

export function headingOf(
  stage: CardStage,
  { isAccount, offersAccounts }: PaymentMethods,
): { title: TextKey; lead?: TextKey } {
  if (stage === "charging") return { title: "card.chargingTitle" };
  if (stage === "changed" || stage === "changedPending") {
    const done = isAccount ? "changedAccount" : "changed";
    return { title: `card.${done}Title`, lead: stage === "changed" ? `card.${done}Text` : "card.changedPendingText" };
  }
  if (stage === "change" || stage === "open")
    return offersAccounts
      ? { title: `card.${stage}TitleAny`, lead: `card.${stage}LeadAny` }
      : { title: `card.${stage}Title`, lead: `card.${stage}Lead` };
  if (stage === "confirm" || stage === "invoice" || stage === "invoiceCard")
    return { title: `card.${stage}Title`, lead: `card.${stage}Lead` };
  return { title: `card.${stage}Title`, lead: `card.${stage}Text` };
}

/** What to say if the last action paid nothing. Entering a card does not pay an invoice or confirm a charge. */
export function failureOf(stage: CardStage, said: Said): { title: TextKey; text: TextKey } | null {
  if (stage === "open") return { title: "card.declinedTitle", text: "card.declinedText" };
  if (said === "card") return null;
  if (stage === "confirm") return { title: "card.notConfirmedTitle", text: "payment.notConfirmedText" };
  const isInvoice = stage === "invoice" || stage === "invoiceCard";
  return isInvoice ? { title: "card.invoiceFailedTitle", text: "card.invoiceFailedText" } : null;
}
