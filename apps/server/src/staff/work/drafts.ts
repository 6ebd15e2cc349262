import { type CallInput, type Draft, draft, type saveDraft, type WorkKind } from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { parse } from "zod/mini";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { findWork } from "./find-work.ts";

const nothing: Draft = { decision: null, question: null, note: null };

export async function keepDraft(
  deps: Pick<Deps, "db" | "clock">,
  person: StaffMember,
  { params, body: texts }: CallInput<typeof saveDraft>,
): Promise<{ saved: true } | Refusal> {
  const work = await findWork(deps.db, params);
  if (!work) return refuse("CASE_UNKNOWN");
  const { kind, id: subject_id, refId: ref_id } = work;
  const isEmpty = Object.values(texts).every((text) => text === null);
  await inTransaction(deps.db, async (transaction) => {
    // So that nothing is stored while the application's data is being deleted.
    const lock = transaction.selectFrom("application").select("ref_id").where("ref_id", "=", ref_id);
    const kept = await lock.where("forgotten_at", "is", null).forKeyShare().executeTakeFirst();
    if (isEmpty || !kept) return deleteDrafts(transaction, { kind, id: subject_id }, person.id);
    const row = { texts: JSON.stringify(texts), at: deps.clock.now() };
    await transaction
      .insertInto("desk_draft")
      .values({ ...row, kind, subject_id, ref_id, staff_id: person.id })
      .onConflict((conflict) => conflict.columns(["kind", "subject_id", "staff_id"]).doUpdateSet(row))
      .execute();
  });
  return { saved: true };
}

/** What this person has written, but not sent. */
export async function readDraft(
  db: Kysely<Database>,
  person: Pick<StaffMember, "id">,
  { kind, id }: { kind: WorkKind; id: string },
): Promise<Draft> {
  const row = await db
    .selectFrom("desk_draft")
    .select("texts")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .where("staff_id", "=", person.id)
    .executeTakeFirst();
  return row ? parse(draft, row.texts) : nothing;
}

/** Deletes this person's drafts, or everybody's. */
export async function deleteDrafts(
  transaction: Transaction<Database>,
  { kind, id }: { kind: WorkKind; id: string },
  staffId?: string,
): Promise<void> {
  const drafts = transaction.deleteFrom("desk_draft").where("kind", "=", kind).where("subject_id", "=", id);
  await (staffId === undefined ? drafts : drafts.where("staff_id", "=", staffId)).execute();
}
