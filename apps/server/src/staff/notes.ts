import { addStaffNote, listStaffNotes, type StaffNoteRow } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { recordAct } from "./session.ts";
import type { StaffMember } from "../platform/http/callers.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function noteRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listStaffNotes, ({ params, query }) => noteList.readPage({ ...deps, ...params }, query));
  registerCall(app, deps, addStaffNote, ({ params, body }, { caller: person }) =>
    addNote(deps, person, params.refId, { note: body.note, called: body.called ?? null }),
  );
}

export const noteList = defineList({
  call: listStaffNotes,
  query: ({ db, refId }: Pick<Deps, "db"> & { refId: string }) =>
    db
      .selectFrom("desk_note as n")
      .innerJoin("staff_account as s", "s.id", "n.staff_id")
      .select(["n.id", "n.at", "s.name as by", "n.note", "n.called"])
      .where("n.ref_id", "=", refId),
  filters: {},
  usualOrder: (query) => query.orderBy("n.at", "desc").orderBy("n.id"),
  orders: {},
  show: (row) => ({ ...row, at: row.at.toISOString() }),
});

type Note = Pick<StaffNoteRow, "note" | "called">;

async function addNote(deps: Deps, person: StaffMember, refId: string, note: Note): Promise<StaffNoteRow | Refusal> {
  return inTransaction(deps.db, async (transaction) => {
    // Locks the application, so that no note is added while its data is being deleted.
    const { rows } = await sql`
      SELECT a.ref_id FROM application a LEFT JOIN decision d ON d.id = a.decision_id
      WHERE a.ref_id = ${refId} AND a.forgotten_at IS NULL AND (a.signed_at IS NOT NULL OR d.outcome = 'REFUSED'
        OR EXISTS (SELECT FROM decision o WHERE o.ref_id = a.ref_id AND o.opened_at IS NOT NULL))
      FOR SHARE OF a`.execute(transaction);
    if (rows.length === 0) return refuse("CASE_UNKNOWN");
    const row = await writeNote(transaction, deps, person, refId, note);
    const act = note.called === null ? "add-note" : "note-call";
    await recordAct(transaction, deps, { by: person.id, act, refId, detail: { note: row.id } });
    return row;
  });
}

export async function writeNote(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  person: StaffMember,
  refId: string,
  { note, called }: Note,
): Promise<StaffNoteRow> {
  const row = { id: random.uuid(), ref_id: refId, staff_id: person.id, at: clock.now(), note, called };
  await transaction.insertInto("desk_note").values(row).execute();
  return { id: row.id, at: row.at.toISOString(), by: person.name, note, called };
}
