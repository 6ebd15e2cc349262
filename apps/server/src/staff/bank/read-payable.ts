import {
  type CalendarDate,
  type Country,
  findCountry,
  fromCents,
  monthOf,
  type PayablePayment,
  type PaymentKind,
} from "@kautia/contract";
import type { Kysely } from "kysely";
import { readMonths, readStatements } from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { maskIban } from "../../platform/iban.ts";
import { findInsurersAccount, isRemittanceAsked, isRemittanceOrdered, readCameBack } from "../../views/payments.ts";
import { selectPayouts } from "../../views/payouts.ts";
import { proposeReference } from "../payouts/list.ts";

/** A payment that a file for the bank can contain. `iban` is null if somebody has to enter it. */
export interface Payable {
  kind: PaymentKind;
  id: string;
  refId: string | null;
  contractNumber: string | null;
  country: Country;
  payee: string;
  iban: string | null;
  cents: number;
  purpose: string;
}

type Needs = { db: Kysely<Database> } & Pick<Deps, "clock">;

/**
 * What is in no file yet: claims and refunds that are ready, what the last closed month owes the insurers, and what
 * came back.
 */
export async function readPayable({ db, clock }: Needs): Promise<Payable[]> {
  const payouts = await readPayouts({ db, clock }, "READY");
  const remittances = await readRemittances({ db, clock });
  const cameBack = (await readCameBack(db)).map((line) => ({ ...line, kind: "RETURNED" as const, iban: null }));
  return [...payouts, ...remittances, ...cameBack];
}

export async function readPayouts({ db, clock }: Needs, state: "READY" | "IN_FILE"): Promise<Payable[]> {
  const rows = await selectPayouts(db, clock.now())
    .where("payout.state", "=", state)
    .orderBy("payout.since")
    .orderBy("payout.id")
    .execute();
  return rows.map(({ id, kind, refId, contractNumber, country, payee, iban, amount_cents: cents }) => ({
    kind,
    id,
    refId,
    contractNumber,
    country,
    payee: payee ?? "",
    iban,
    cents,
    purpose: proposeReference(contractNumber, kind),
  }));
}

/**
 * The statements of the last closed month that are not remitted. What earlier ones left is carried into them, so none is payable
 * while one of the country is on its way: first the bank has to show it, or a second person to approve it.
 */
async function readRemittances({ db, clock }: Needs): Promise<Payable[]> {
  const month = (await readMonths({ db, clock })).find(({ closedAt }) => closedAt !== null)?.month;
  if (month === undefined) return [];
  const due = (await readStatements(db, month)).filter(({ remitted, toRemitCents }) => !remitted && toRemitCents > 0);
  const payable: Payable[] = [];
  for (const { country, insurer, toRemitCents } of due) {
    if ((await isRemittanceOrdered(db, country)) || (await isRemittanceAsked(db, country))) continue;
    payable.push({
      kind: "REMITTANCE",
      id: `${monthOf(month)}-${country}`,
      refId: null,
      contractNumber: null,
      country,
      payee: insurer,
      iban: await findInsurersAccount(db, country),
      cents: toRemitCents,
      purpose: `Abrechnung ${monthOf(month)}`,
    });
  }
  return payable;
}

/** Reads the id of a remittance, such as '2027-01-de'. */
export function readRemittanceId(id: string): { month: CalendarDate; country: Country } | null {
  const [, month, code] = /^(\d{4}-\d{2})-(\w\w)$/.exec(id) ?? [];
  const country = findCountry(code);
  return month === undefined || country === null ? null : { month: `${month}-01`, country };
}

export function showPayable({
  kind,
  id,
  contractNumber,
  country,
  payee,
  iban,
  cents,
  purpose,
}: Payable): PayablePayment {
  return { kind, id, contractNumber, country, payee, iban: iban && maskIban(iban), amount: fromCents(cents), purpose };
}
