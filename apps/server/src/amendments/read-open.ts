import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { AmendmentRow } from "../views/amendments.ts";

/** The changes of a contract that are not decided, the oldest first. */
export function readOpen(db: Kysely<Database>, refId: string): Promise<AmendmentRow[]> {
  const all = db.selectFrom("amendment").selectAll().where("ref_id", "=", refId);
  return all.where("decided_at", "is", null).orderBy("asked_at").execute();
}
