import { type Country, type WorkKind, workKinds } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { isUuid } from "../../platform/rules/uuid.ts";

const tables = { CLAIM: "claim", MOVING_OUT: "moving_out" } as const;

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
  if (kind !== "CASE" && !isUuid(asked.id)) return null;
  const refIds =
    kind === "CASE"
      ? db.selectFrom("decision").select("ref_id").where("ref_id", "=", asked.id)
      : db.selectFrom(tables[kind]).select("ref_id").where("id", "=", asked.id);
  const found = await db
    .selectFrom("application")
    .select(["ref_id", "country"])
    .where("ref_id", "in", refIds)
    .executeTakeFirst();
  return found ? { kind, id: asked.id, refId: found.ref_id, country: found.country } : null;
}
