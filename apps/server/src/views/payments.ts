import type { CalendarDate, Country, PaymentKind } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { isAtBank } from "./bank-accounts.ts";
import type { Database } from "../platform/database/schema.ts";
import { staffName } from "./names.ts";
import { policyColumn } from "./policy-column.ts";

/** Whether a payment may still be made, or was: its file is released or waits for that, and nobody says that it was not paid. */
const isLive = sql<boolean>`(payment.dropped_at IS NULL AND EXISTS (SELECT FROM payment_file
  WHERE payment_file.id = payment.file_id AND (released_at IS NOT NULL OR ${isWaiting()})))`;

function isWaiting() {
  return sql<boolean>`EXISTS (SELECT FROM approval WHERE approval.kind = 'release-payments'
    AND approval.subject_id = payment_file.id::text AND approval.decision IS NULL)`;
}

/** Whether a file for the bank has it. */
export const isInFile = (kind: RawBuilder<unknown>, subjectId: RawBuilder<unknown>) =>
  sql<boolean>`EXISTS (SELECT FROM payment WHERE payment.kind = ${kind} AND payment.subject_id = ${subjectId} AND ${isLive})`;

export async function isPaidByFile(db: Kysely<Database>, kind: PaymentKind, subjectId: string): Promise<boolean> {
  const isOrdered = isInFile(sql.val(kind), sql.val(subjectId));
  const { found } = await db.selectNoFrom(isOrdered.as("found")).executeTakeFirstOrThrow();
  return found;
}

/** Whether a file orders a remittance to the insurer of this country that no statement of the bank shows yet. */
export async function isRemittanceOrdered(db: Kysely<Database>, country: Country): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM payment JOIN payment_file file ON file.id = file_id
      WHERE kind = 'REMITTANCE' AND file.country = ${country} AND ${isLive} AND NOT EXISTS (SELECT ${paidLine()})) AS found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Whether somebody has recorded a transfer to the insurer of this country that waits for a second person. */
export async function isRemittanceAsked(db: Kysely<Database>, country: Country): Promise<boolean> {
  const asked = db.selectFrom("approval").select("id").where("kind", "=", "record-remittance");
  const open = asked.where("decision", "is", null).where(sql`payload ->> 'country'`, "=", country);
  return (await open.limit(1).executeTakeFirst()) !== undefined;
}

/** The line that shows a payment. */
function paidLine() {
  return sql`FROM bank_line WHERE bank_line.end_to_end_id = payment.end_to_end_id AND NOT is_return
    AND bank_line.subject_id IS NOT NULL`;
}

/** The files for the bank with their sums. */
export function selectPaymentFiles(db: Kysely<Database>) {
  return db
    .selectFrom("payment_file")
    .select(["payment_file.id", "message_id as messageId", "country", "execute_on as executeOn", "made_at as madeAt"])
    .select(["holder", "iban"])
    .select(({ ref }) => [
      staffName(ref("made_by")).as("madeBy"),
      staffName(ref("released_by")).as("releasedBy"),
      sql<"APPROVAL" | "RELEASED" | "GIVEN_UP">`CASE WHEN released_at IS NOT NULL THEN 'RELEASED'
        WHEN ${isWaiting()} THEN 'APPROVAL' ELSE 'GIVEN_UP' END`.as("state"),
      sql<number>`(SELECT count(*)::integer FROM payment WHERE file_id = payment_file.id)`.as("payments"),
      sql<number>`(SELECT count(*)::integer FROM payment WHERE file_id = payment_file.id AND EXISTS (SELECT ${paidLine()}))`.as(
        "paid",
      ),
      sql<number>`(SELECT sum(amount_cents)::bigint FROM payment WHERE file_id = payment_file.id)`.as("cents"),
    ]);
}

interface PaymentRow {
  id: string;
  kind: PaymentKind;
  subjectId: string;
  refId: string | null;
  contractNumber: string | null;
  payee: string | null;
  iban: string | null;
  cents: number;
  purpose: string;
  endToEndId: string;
  isDropped: boolean;
  isReleased: boolean;
  paidOn: CalendarDate | null;
  cameBack: boolean;
}

/** The payments of a file, or the one with this id or reference. */
export async function readFilePayments(
  db: Kysely<Database>,
  by: { fileId: string } | { paymentId: string } | { endToEndId: string },
): Promise<PaymentRow[]> {
  const isWanted =
    "fileId" in by
      ? sql`file_id = ${by.fileId}`
      : "paymentId" in by
        ? sql`payment.id = ${by.paymentId}`
        : sql`end_to_end_id = ${by.endToEndId}`;
  const { rows } = await sql<PaymentRow>`
    SELECT payment.id, kind, subject_id AS "subjectId", ref_id AS "refId",
      ${policyColumn(sql.ref("payment.ref_id"), "contract_number")} AS "contractNumber", payee, payment.iban,
      amount_cents AS cents, purpose, end_to_end_id AS "endToEndId", dropped_at IS NOT NULL AS "isDropped",
      released_at IS NOT NULL AS "isReleased", (SELECT booked_on ${paidLine()} LIMIT 1) AS "paidOn",
      EXISTS (SELECT FROM bank_line WHERE bank_line.end_to_end_id = payment.end_to_end_id AND is_return
        AND subject_id IS NOT NULL) AS "cameBack"
    FROM payment JOIN payment_file ON payment_file.id = file_id WHERE ${isWanted}
    ORDER BY length(end_to_end_id), end_to_end_id`.execute(db);
  return rows;
}

/** Payments that came back and are not paid again: the line of the return, with the original payment. */
export async function readCameBack(db: Kysely<Database>) {
  const { rows } = await sql<{
    id: string;
    country: Country;
    cents: number;
    payee: string;
    purpose: string;
    refId: string | null;
    contractNumber: string | null;
  }>`
    SELECT line.id, line.country, line.cents, coalesce(payment.payee, line.name, '') AS payee, payment.purpose,
      payment.ref_id AS "refId", ${policyColumn(sql.ref("payment.ref_id"), "contract_number")} AS "contractNumber"
    FROM bank_line line JOIN payment ON payment.end_to_end_id = line.end_to_end_id
    WHERE line.is_return AND line.subject_id = line.id
      AND NOT (${isInFile(sql`'RETURNED'`, sql`line.id::text`)}) ORDER BY line.position`.execute(db);
  return rows;
}

/** The account to which the insurer was last paid. */
export async function findInsurersAccount(db: Kysely<Database>, country: Country): Promise<string | null> {
  const last = await db
    .selectFrom("payment")
    .innerJoin("payment_file", "payment_file.id", "payment.file_id")
    .select("payment.iban")
    .where("kind", "=", "REMITTANCE")
    .where("payment_file.country", "=", country)
    .where("released_at", "is not", null)
    .where("dropped_at", "is", null)
    .orderBy("released_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.iban ?? null;
}

export interface Candidate {
  subjectId: string;
  event: Database["ledger_entry"]["event"];
  valueDay: CalendarDate;
  refId: string | null;
  contractNumber: string | null;
  /** The other side, as far as we know it. */
  name: string | null;
  reference: string | null;
}

/** Bookings of this amount on our bank account that have no line yet, the nearest day first. */
export async function readCandidates(
  db: Kysely<Database>,
  { country, cents, bookedOn }: { country: Country; cents: number; bookedOn: CalendarDate },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT subject_id AS "subjectId", event, value_day AS "valueDay", booked.ref_id AS "refId", reference,
      ${policyColumn(sql.ref("booked.ref_id"), "contract_number")} AS "contractNumber", coalesce(booked.name,
        CASE WHEN event IN ('REFUND_TRANSFERRED', 'TRANSFER_RECEIVED')
          THEN ${policyColumn(sql.ref("booked.ref_id"), "tenant_name")} END) AS name
    FROM (
      SELECT subject_id, event, value_day, ledger_entry.ref_id, account.holder AS name,
        coalesce(claim_payout.reference, transfer_reference, bank_payment.reference) AS reference
      FROM ledger_entry LEFT JOIN claim_payout ON claim_id = subject_id
        LEFT JOIN payout_account account ON account.id = claim_payout.account_id
        LEFT JOIN refund ON refund.id = subject_id LEFT JOIN bank_payment ON bank_payment.id = subject_id
      WHERE ${isAtBank} AND ledger_entry.amount_cents = ${cents} AND account <> 'REMITTED_BANK'
        AND ledger_entry.country = ${country}
      UNION ALL SELECT id, 'REMITTED', paid_on, NULL, insurer, reference FROM remittance
      WHERE amount_cents = ${-cents} AND country = ${country}) AS booked
    WHERE NOT EXISTS (SELECT FROM bank_line WHERE bank_line.subject_id = booked.subject_id)
    ORDER BY abs(value_day - ${bookedOn}::date), value_day DESC LIMIT 50`.execute(db);
  return rows;
}

const debts = sql`(SELECT id, ref_id, amount_cents FROM premium WHERE status IN ('DUE', 'UNPAID')
  UNION ALL SELECT id, ref_id, amount_cents FROM instalment WHERE status <> 'PAID')`;

const signers = sql`unnest(array_prepend(tenant_name, co_tenant_names)) AS signer`;

/** Premiums and instalments of this amount that are owed: of these contracts, or of tenants of this name. */
export async function readOwed(
  db: Kysely<Database>,
  {
    country,
    cents,
    contractNumbers,
    name,
  }: { country: Country; cents: number; contractNumbers: string[]; name: string | null },
): Promise<{ debtId: string; refId: string }[]> {
  const { rows } = await sql<{ debtId: string; refId: string }>`
    SELECT debt.id AS "debtId", policy.ref_id AS "refId" FROM ${debts} AS debt JOIN policy USING (ref_id)
    WHERE amount_cents = ${cents} AND policy.country = ${country} AND (contract_number = ANY (${contractNumbers}::text[])
      OR (${name}::text IS NOT NULL AND lower(${name}) IN (SELECT lower(signer) FROM ${signers})))`.execute(db);
  return rows;
}

interface OpenLine {
  id: string;
  country: Country;
  cents: number;
  /** In lower case. */
  name: string | null;
  text: string;
  isReturn: boolean;
  /** Whether one of our files has its reference, or a booking without a line its amount. */
  isKnown: boolean;
}

/** The lines of the bank that nobody has settled, oldest first. */
export async function readOpenLines(db: Kysely<Database>): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    WITH amount AS MATERIALIZED (SELECT DISTINCT country, cents FROM bank_line WHERE subject_id IS NULL),
      booked AS MATERIALIZED (SELECT country, cents FROM amount WHERE EXISTS (
          SELECT FROM ledger_entry entry WHERE ${isAtBank} AND entry.amount_cents = cents AND entry.country = amount.country
            AND NOT EXISTS (SELECT FROM bank_line line WHERE line.subject_id = entry.subject_id))
        OR EXISTS (SELECT FROM remittance WHERE amount_cents = -cents AND remittance.country = amount.country))
    SELECT id, country, cents, lower(name) AS name, text || ' ' || coalesce(end_to_end_id, '') AS text,
      is_return AS "isReturn", EXISTS (SELECT FROM payment WHERE payment.end_to_end_id = bank_line.end_to_end_id)
        OR (country, cents) IN (SELECT country, cents FROM booked) AS "isKnown"
    FROM bank_line WHERE subject_id IS NULL ORDER BY position`.execute(db);
  return rows;
}

/** What is owed in one of these amounts. Names in lower case. */
export async function readOwedIn(db: Kysely<Database>, amounts: readonly number[]) {
  const { rows } = await sql<{ country: Country; cents: number; contractNumber: string; names: string[] }>`
    SELECT policy.country, amount_cents AS cents, contract_number AS "contractNumber",
      ARRAY (SELECT lower(signer) FROM ${signers}) AS names
    FROM ${debts} AS debt JOIN policy USING (ref_id) WHERE amount_cents = ANY (${amounts}::integer[])`.execute(db);
  return rows;
}
