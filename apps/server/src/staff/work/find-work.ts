import { type Country, type WorkKind, workKinds } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { findSubject } from "../assignments/find-subject.ts";

export interface Work {
  kind: WorkKind;
  id: string;
  refId: string;
  country: Country;
}

/** A case, claim or proof by its kind and id; null for anything else. */
export async function findWork(db: Kysely<Database>, asked: { kind: string; id: string }): Promise<Work | null> {
  const kind = workKinds.find((workKind) => workKind === asked.kind);
  if (kind !== "CASE" && kind !== "CLAIM" && kind !== "MOVING_OUT") return null;
  const { refId = null } = (await findSubject(db, { kind, id: asked.id })) ?? {};
  if (refId === null) return null;
  const application = db.selectFrom("application").select("country").where("ref_id", "=", refId);
  const { country } = await application.executeTakeFirstOrThrow();
  return { kind, id: asked.id, refId, country };
}
