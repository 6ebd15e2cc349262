import type { Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import { writeNote } from "../notes.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { selectChargedApplication } from "../select-charged-application.ts";
import { recordAct } from "../session.ts";
import { selectOpenFollowUps } from "../../views/open-follow-ups.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

/**
 * Records that a person has contacted the tenant. Takes the policy's lock, so that a second person learns who was
 * faster.
 */
export async function markFollowUpDone(
  deps: Deps,
  person: StaffMember,
  attempt_id: string,
  note: string,
): Promise<{ done: true } | Refusal> {
  const refId = isUuid(attempt_id) ? await findRefId(deps, attempt_id) : null;
  if (refId === null) return refuse("CASE_UNKNOWN");
  return inTransaction(deps.db, async (transaction) => {
    const { country } = await lockPolicy(transaction, refId);
    const done = await transaction
      .selectFrom("desk_contact")
      .innerJoin("staff_account", "staff_account.id", "desk_contact.staff_id")
      .select(["staff_id", "name", "at"])
      .where("attempt_id", "=", attempt_id)
      .executeTakeFirst();
    if (done?.staff_id === person.id) {
      // They repeat the call because the response was lost, or to say something else.
      if (!(await hasWritten(transaction, person, refId, note)))
        await writeNote(transaction, deps, person, refId, note);
      return { done: true };
    }
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
  const charged = await selectChargedApplication(db).where("charge_attempt.id", "=", attemptId).executeTakeFirst();
  return charged?.ref_id ?? null;
}

async function hasWritten(
  transaction: Transaction<Database>,
  person: StaffMember,
  ref_id: string,
  note: string,
): Promise<boolean> {
  const notes = transaction.selectFrom("desk_note").select("id").where("ref_id", "=", ref_id);
  const same = await notes.where("staff_id", "=", person.id).where("note", "=", note).executeTakeFirst();
  return same !== undefined;
}

async function isOpen(transaction: Transaction<Database>, attemptId: string): Promise<boolean> {
  const open = await selectOpenFollowUps(transaction).where("owed.id", "=", attemptId).executeTakeFirst();
  return open !== undefined;
}
