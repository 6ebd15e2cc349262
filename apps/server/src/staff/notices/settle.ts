import { type CallInput, countries, type Country, type settleNotice } from "@kautia/contract";
import type { Selectable, Transaction } from "kysely";
import { settleOpenNotice } from "../../billing/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

/** Settles a notice. If two people do so at once, the second learns who was faster. */
export async function markNoticeSettled(
  deps: Deps,
  person: StaffMember,
  { country: countryParam, id }: CallInput<typeof settleNotice>["params"],
  note: string,
): Promise<{ settled: true } | Refusal> {
  const country = countries.find((item) => item === countryParam);
  if (!country) return refuse("NOT_FOUND");
  return inTransaction(deps.db, async (transaction) => {
    const by = { note, staffId: person.id, at: deps.clock.now() };
    const settled = await settleOpenNotice(transaction, { country, id }, by);
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
  person: StaffMember,
  { country, id, note }: { country: Country; id: string; note: string },
): Promise<{ settled: true } | Refusal> {
  const first = await transaction
    .selectFrom("payment_notice")
    .select(["settled_at", "settled_by", "payment_notice.note"])
    .select(({ ref }) => staffName(ref("settled_by")).as("name"))
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
  const charged = await transaction
    .selectFrom("charge_attempt")
    .leftJoin("premium", "premium.id", "charge_attempt.premium_id")
    .leftJoin("instalment", "instalment.id", "charge_attempt.instalment_id")
    .select((select) => select.fn.coalesce("premium.ref_id", "instalment.ref_id").as("ref_id"))
    .where((where) =>
      where.or([
        where("charge_attempt.id", "=", notice.attempt_id),
        where("provider_charge_id", "=", notice.charge_id),
      ]),
    )
    .executeTakeFirst();
  return charged?.ref_id ?? null;
}
