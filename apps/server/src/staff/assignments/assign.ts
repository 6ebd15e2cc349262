import {
  type assignWork,
  type CallAnswer,
  type CallInput,
  type Colleague,
  fieldError,
  type listColleagues,
  type WorkKind,
  workKinds,
} from "@kautia/contract";
import type { Kysely, Transaction } from "kysely";
import { findSubject } from "./find-subject.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import type { RequestLocale } from "../../platform/http/locale.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";
import { tellColleague } from "./tell-colleague.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

type Assignee = Colleague | null;
interface Work {
  kind: WorkKind;
  id: string;
}

/** Assigns work to a person. If two people do so at once, the first wins and the second learns who has it. */
export async function assign(
  deps: Deps,
  person: StaffMember,
  { params, body: { to, seen, message } }: CallInput<typeof assignWork>,
  /** The language of the mail that tells the colleague; null if the caller sends one mail for many rows. */
  locale: Pick<RequestLocale, "language" | "country"> | null,
): Promise<CallAnswer<typeof assignWork> | Refusal> {
  const kind = workKinds.find((workKind) => workKind === params.kind);
  const subject = kind && (await findSubject(deps.db, { kind, id: params.id }));
  if (!kind || !subject) return refuse("CASE_UNKNOWN");
  const { refId } = subject;
  const work = { kind, id: params.id };
  return inTransaction(deps.db, async (transaction) => {
    // Unassigned work has no row to lock.
    await lockByName(transaction, `assign|${kind}|${work.id}`);
    const before = await readAssignee(transaction, work);
    const wanted = to === null ? null : await findColleague(transaction, to);
    if (to !== null && !wanted) return refuse("FIELD_INVALID", ["to"]);
    if ((before?.id ?? null) === to) return { assignee: before };
    if (before && before.id !== seen)
      return refuse("WORK_TAKEN", [fieldError("", "WORK_TAKEN", { by: before.name, id: before.id })]);
    const rows = transaction.deleteFrom("desk_assignment").where("kind", "=", work.kind);
    await rows.where("subject_id", "=", work.id).execute();
    if (wanted) {
      const row = { kind: work.kind, subject_id: work.id, staff_id: wanted.id, at: deps.clock.now() };
      await transaction.insertInto("desk_assignment").values(row).execute();
    }
    if (locale && wanted && wanted.id !== person.id)
      await tellColleague(transaction, deps, { work, refId, to: wanted.id, by: person, message }, locale);
    await recordAct(transaction, deps, { by: person.id, act: "assign", refId, detail: { ...work, person: to } });
    return { assignee: wanted };
  });
}

/** The assigned person; null if nobody is, or if the person's account is disabled. */
export async function readAssignee(db: Kysely<Database>, { kind, id }: Work): Promise<Assignee> {
  const found = await db
    .selectFrom("desk_assignment")
    .innerJoin("staff_account", "staff_account.id", "desk_assignment.staff_id")
    .select(["staff_account.id", "staff_account.name"])
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

export async function findColleagues({ db }: Pick<Deps, "db">): Promise<CallAnswer<typeof listColleagues>> {
  const people = db.selectFrom("staff_account").select(["id", "name"]).where("disabled_at", "is", null);
  return { colleagues: await people.orderBy("name").orderBy("id").execute() };
}

async function findColleague(transaction: Transaction<Database>, id: string): Promise<Assignee> {
  const enabled = transaction.selectFrom("staff_account").select(["id", "name"]).where("disabled_at", "is", null);
  return (await enabled.where("id", "=", id).executeTakeFirst()) ?? null;
}
