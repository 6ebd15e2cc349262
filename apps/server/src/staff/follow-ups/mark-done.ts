import { addDays, type CallInput, type finishFollowUp } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse, refuseDay } from "../../platform/http/refusal.ts";
import { lockPolicy } from "../../policy/index.ts";
import type { Done } from "../change-known.ts";
import { writeNote } from "../notes.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { selectFollowUpReasons } from "../../views/follow-ups.ts";
import { staffName } from "../../views/names.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

type Contact = CallInput<typeof finishFollowUp>["body"];

/** How far ahead a follow-up may return. */
const mostDays = 366;

/**
 * Records that a person was in touch with a tenant about these reasons. Takes the locks of the tenant's policies, so that a
 * second person learns who was faster.
 */
export async function markFollowUpDone(
  deps: Deps,
  person: StaffMember,
  id: string,
  contact: Contact,
): Promise<Done | Refusal> {
  const reasons = contact.reasons.filter(isUuid);
  const refIds = await findPolicies(deps, id);
  if (refIds.length === 0 || reasons.length === 0) return refuse("CASE_UNKNOWN");
  return inTransaction(deps.db, async (transaction) => {
    const policies = [];
    for (const refId of refIds) policies.push(await lockPolicy(transaction, refId));
    const now = deps.clock.now();
    const open = await selectFollowUpReasons(transaction, now)
      .where("policy.ref_id", "in", refIds)
      .where("owed.id", "in", reasons)
      .execute();
    const first = open[0];
    if (!first) return answerNotOpen(transaction, person, contact, { reasons, refIds });
    const today = localDay(first.country, now);
    const { returnsOn, outcome, note } = contact;
    const impossible = refuseDay("returnsOn", returnsOn, [addDays(today, 1), addDays(today, mostDays)]);
    if (impossible) return impossible;
    const row = { staff_id: person.id, at: now, outcome, returns_on: returnsOn };
    const rows = open.map((reason) => ({
      ...row,
      id: deps.random.uuid(),
      ref_id: reason.ref_id,
      subject_id: reason.id,
    }));
    await transaction.insertInto("follow_up_contact").values(rows).execute();
    for (const refId of new Set(open.map((reason) => reason.ref_id))) {
      await writeNote(transaction, deps, person, refId, { note, called: null });
      const about = open.filter((reason) => reason.ref_id === refId).map((reason) => reason.id);
      const detail = { reasons: about, outcome, returnsOn };
      await recordAct(transaction, deps, { by: person.id, act: "follow-up", refId, detail });
    }
    return { done: true };
  });
}

/** The tenant's contracts, in the order in which they are locked. */
async function findPolicies({ db }: Pick<Deps, "db">, person: string): Promise<string[]> {
  const owned = db.selectFrom("account_policy").select("ref_id");
  const rows = isUuid(person)
    ? await owned.where("account_id", "=", person).orderBy("ref_id").execute()
    : await db.selectFrom("policy").select("ref_id").where("ref_id", "=", person).execute();
  return rows.map(({ ref_id }) => ref_id);
}

/** The answer if none of the reasons is open: they are unknown, no longer hold, or somebody ticked them off. */
async function answerNotOpen(
  transaction: Transaction<Database>,
  person: StaffMember,
  { outcome, returnsOn, note }: Contact,
  { reasons, refIds }: { reasons: string[]; refIds: string[] },
): Promise<Done | Refusal> {
  const last = await transaction
    .selectFrom("follow_up_contact")
    .innerJoin("policy", "policy.ref_id", "follow_up_contact.ref_id")
    .select(["policy.ref_id", "policy.country", "staff_id", "at", "outcome", "returns_on"])
    .select(staffName(sql.ref<string>("staff_id")).as("name"))
    .where("subject_id", "in", reasons)
    .where("policy.ref_id", "in", refIds)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return refuse("CASE_UNKNOWN");
  const notes = transaction.selectFrom("desk_note").select("id").where("ref_id", "=", last.ref_id);
  const written = await notes.where("staff_id", "=", person.id).where("note", "=", note).executeTakeFirst();
  // The same person repeats the call because the response was lost.
  const isRepeated =
    last.staff_id === person.id && last.outcome === outcome && last.returns_on === returnsOn && written;
  return isRepeated ? { done: true } : refuseAsDecided(last.name, localDay(last.country, last.at));
}
