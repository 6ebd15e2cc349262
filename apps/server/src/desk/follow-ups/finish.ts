import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { writeNote } from "../notes.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { type Person, recordAct } from "../session.ts";
import { openFollowUps } from "./open-follow-ups.ts";

/**
 * Records that a person has contacted the tenant. Takes the policy's lock, so that a second person learns who was
 * faster.
 */
export async function finish(
  deps: Deps,
  person: Person,
  attempt_id: string,
  note: string,
): Promise<{ done: true } | Refusal> {
  const refId = isUuid(attempt_id) ? await findRefId(deps, attempt_id) : null;
  if (refId === null) return refuse("CASE_UNKNOWN");
  return deps.db.transaction().execute(async (transaction) => {
    const { country } = await lockPolicy(transaction, refId);
    const done = await transaction
      .selectFrom("desk_contact")
      .innerJoin("staff_account", "staff_account.id", "desk_contact.staff_id")
      .select(["staff_id", "name", "at"])
      .where("attempt_id", "=", attempt_id)
      .executeTakeFirst();
    if (done?.staff_id === person.id) return { done: true };
    if (done) return refuseAsDecided(done.name, localDay(country, done.at));
    if (!(await isOpen(transaction, attempt_id))) return refuse("CASE_UNKNOWN");
    const row = { attempt_id, staff_id: person.id, at: deps.clock.now() };
    await transaction.insertInto("desk_contact").values(row).execute();
    await writeNote(transaction, deps, person, refId, note);
    const detail = { attempt: attempt_id };
    await recordAct(transaction, deps, { by: person.id, act: "follow-up", refId, detail });
    return { done: true };
  });
}

async function findRefId({ db }: Pick<Deps, "db">, attemptId: string): Promise<string | null> {
  const found = await db
    .selectFrom("charge_attempt")
    .leftJoin("premium", "premium.id", "charge_attempt.premium_id")
    .leftJoin("instalment", "instalment.id", "charge_attempt.instalment_id")
    .select((select) => select.fn.coalesce("premium.ref_id", "instalment.ref_id").as("ref_id"))
    .where("charge_attempt.id", "=", attemptId)
    .executeTakeFirst();
  return found?.ref_id ?? null;
}

async function isOpen(transaction: Transaction<Database>, attemptId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM (${sql.raw(openFollowUps)}) AS o WHERE o.id = ${attemptId}`.execute(
    transaction,
  );
  return rows.length > 0;
}
