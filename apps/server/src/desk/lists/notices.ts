import {
  type CallAnswer,
  type CallInput,
  countries,
  type Country,
  fromCents,
  type listNotices,
  type settleNotice,
  type StaffNoticeRow,
} from "@kautia/contract";
import type { Selectable, Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { selectChargedApplication } from "../select-charged-application.ts";
import { recordAct, type Person } from "../session.ts";
import { findPage } from "./find-page.ts";

/** Open notices first, oldest first; then settled ones, newest first. */
const text = `
  SELECT n.country, n.id, n.kind, n.trouble, n.received_at AS "receivedAt", coalesce(n.amount_cents, premium.amount_cents, instalment.amount_cents) AS amount,
    refund.id AS "refundId", policy.ref_id AS "refId", contract_number AS "contractNumber", tenant_name AS "tenantName",
    n.settled_at AS "settledAt", s.name AS "settledBy", n.note
  FROM payment_notice n LEFT JOIN charge_attempt ON charge_attempt.id =
      coalesce(n.attempt_id, (SELECT id FROM charge_attempt WHERE provider_charge_id = n.charge_id LIMIT 1))
    LEFT JOIN premium ON premium.id = charge_attempt.premium_id
    LEFT JOIN instalment ON instalment.id = charge_attempt.instalment_id
    LEFT JOIN refund ON refund.premium_id = premium.id AND refund.status = 'FAILED' AND n.trouble = 'refund failed'
    LEFT JOIN policy ON policy.ref_id = coalesce(premium.ref_id, instalment.ref_id)
    LEFT JOIN staff_account s ON s.id = n.settled_by
  WHERE n.trouble IS NOT NULL
    AND CASE $1::text WHEN 'OPEN' THEN n.settled_at IS NULL WHEN 'SETTLED' THEN n.settled_at IS NOT NULL ELSE true END
    AND ($2::text IS NULL OR concat_ws(' ', n.id, n.kind, n.trouble, contract_number, tenant_name, policy.ref_id) ILIKE $2)
  ORDER BY n.settled_at DESC NULLS FIRST, n.received_at, n.country, n.id`;

type Row = Omit<StaffNoticeRow, "receivedAt" | "settledAt"> & { receivedAt: Date; settledAt: Date | null };

/** Notices from the card provider that a person must handle, because querying the provider did not resolve them. */
export async function findNotices(
  deps: Pick<Deps, "sql">,
  { state, search, page }: CallInput<typeof listNotices>["query"],
): Promise<CallAnswer<typeof listNotices>> {
  const values = [state, toLikePattern(search)];
  return findPage(
    deps,
    { name: "staff-notices", text, values, page, key: ["receivedAt", "country", "id"] },
    (row: Row) => ({
      ...row,
      amount: row.amount === null ? null : fromCents(row.amount),
      receivedAt: row.receivedAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    }),
  );
}

/** Settles a notice. If two people do so at once, the second learns who was faster. */
export async function markNoticeSettled(
  deps: Deps,
  person: Person,
  { country: countryParam, id }: CallInput<typeof settleNotice>["params"],
  note: string,
): Promise<{ settled: true } | Refusal> {
  const country = countries.find((one) => one === countryParam);
  if (!country) return refuse("NOT_FOUND");
  return inTransaction(deps.db, async (transaction) => {
    const settled = await transaction
      .updateTable("payment_notice")
      .set({ settled_at: deps.clock.now(), settled_by: person.id, note })
      .where("country", "=", country)
      .where("id", "=", id)
      .where("trouble", "is not", null)
      .where("settled_at", "is", null)
      .returning(["attempt_id", "charge_id"])
      .executeTakeFirst();
    if (!settled) return answerNotOpen(transaction, person, { country, id, note });
    const refId = await findChargedRefId(transaction, settled);
    await recordAct(transaction, deps, {
      by: person.id,
      act: "settle-notice",
      refId,
      detail: { country, notice: id },
    });
    return { settled: true as const };
  });
}

/** The answer if the notice is not open: it is unknown, was settled before, or nobody has to handle it. */
async function answerNotOpen(
  transaction: Transaction<Database>,
  person: Person,
  { country, id, note }: { country: Country; id: string; note: string },
): Promise<{ settled: true } | Refusal> {
  const first = await transaction
    .selectFrom("payment_notice")
    .innerJoin("staff_account", "staff_account.id", "settled_by")
    .select(["name", "settled_at", "settled_by", "payment_notice.note"])
    .where("country", "=", country)
    .where("payment_notice.id", "=", id)
    .executeTakeFirst();
  if (!first?.settled_at) return refuse("NOT_FOUND");
  // The same person repeats the same note because the response was lost.
  if (first.settled_by === person.id && first.note === note) return { settled: true };
  return refuseAsDecided(first.name, localDay(country, first.settled_at));
}

/** The application of the charge that a notice is about; null if the notice is about none of ours. */
async function findChargedRefId(
  transaction: Transaction<Database>,
  notice: Pick<Selectable<Database["payment_notice"]>, "attempt_id" | "charge_id">,
): Promise<string | null> {
  const charged = await selectChargedApplication(transaction)
    .where((where) =>
      where.or([
        where("charge_attempt.id", "=", notice.attempt_id),
        where("provider_charge_id", "=", notice.charge_id),
      ]),
    )
    .executeTakeFirst();
  return charged?.ref_id ?? null;
}
